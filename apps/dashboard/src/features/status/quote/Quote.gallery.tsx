import { accountId, type StatusRecord } from '@colonnade/domain/entities'
import type { FilterVerdict } from '@colonnade/domain/filters'
import type { QuotePlaceholder as Reason } from '@colonnade/domain/status'
import { defaultOptions as options } from '../../../gallery/row-samples.ts'
import {
  getTimeMinutesAgo,
  createSampleAccount,
  createSampleImage,
  createSampleStatus,
} from '../../../gallery/sample-data.ts'
import { noopActions as actions } from '../actions/row-action-types.ts'
import { StatusView } from '../StatusView.tsx'
import { QuotedPost, QuoteLine } from './StoredQuote.tsx'

const lena = createSampleAccount('lena', {
  display_name: 'Lena Hartmann',
  acct: 'lena@sternwarte.example',
})
const tomas = createSampleAccount('tomas', { display_name: 'Tomás Rivera' })
const me = accountId('mira')
const open: FilterVerdict = { action: 'none', titles: [] }
const jupiter = createSampleImage('q1', ['#04070f', '#1d2440', '#c98f5a'])

const outer = createSampleStatus('q0', {
  account: tomas.id,
  content: '<p>This is why I get up at four. The whole thread is worth it.</p>',
  quote: { state: 'accepted', status: null },
})

interface RowProps {
  readonly quoted?: Partial<StatusRecord>
  readonly filter?: FilterVerdict
  readonly line?: Reason
}

/** Tomás quotes Lena. */
function Row({ quoted = {}, filter = open, line }: RowProps) {
  const status = createSampleStatus('q1', {
    account: lena.id,
    created_at: getTimeMinutesAgo(95),
    ...quoted,
  })
  const quote =
    line === undefined ? (
      <QuotedPost
        status={status}
        author={lena}
        filter={filter}
        me={me}
        options={options}
        actions={actions}
        uiState={{}}
        onUiStateChange={() => undefined}
      />
    ) : (
      <QuoteLine reason={line} onShow={line === 'muted_account' ? () => undefined : undefined} />
    )
  return (
    <StatusView
      me={me}
      options={options}
      actions={actions}
      booster={null}
      filter={open}
      uiStateKey="quoting"
      status={outer}
      author={tomas}
      quote={quote}
    />
  )
}

export const Quoted = () => (
  <Row quoted={{ content: '<p>Jupiter through a 1962 refractor. No stacking, one frame.</p>' }} />
)

export const WithPicture = () => (
  <Row quoted={{ content: '<p>One frame, held breath.</p>', media_attachments: [jupiter] }} />
)

export const Long = () => (
  <Row quoted={{ content: '<p>Rain at noon, and again at four.</p>'.repeat(20) }} />
)

export const Warned = () => <Row quoted={{ spoiler_text: 'Season finale, minute 40' }} />

export const Filtered = () => <Row filter={{ action: 'warn', titles: ['Astronomy'] }} />

export const Deleted = () => <Row line="deleted" />

export const Muted = () => <Row line="muted_account" />
