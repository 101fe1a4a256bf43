import { accountId, type PollEntity } from '@colonnade/domain/entities'
import { defaultOptions } from '../../../gallery/row-samples.ts'
import {
  bench,
  getTimeMinutesAgo,
  createSampleAccount,
  createSampleStatus,
} from '../../../gallery/sample-data.ts'
import { noopActions } from '../actions/row-action-types.ts'
import { StatusView } from '../StatusView.tsx'

const oskar = createSampleAccount('oskar', { display_name: 'Oskar Lind' })

const fresh: PollEntity = { ...bench, voted: false, own_votes: [] }

function Row({ poll, id }: { readonly poll: PollEntity; readonly id: string }) {
  const status = createSampleStatus(`p${id}`, {
    account: oskar.id,
    content: "<p>Which of these is the harbour's best bench?</p>",
    poll,
    created_at: getTimeMinutesAgo(1),
  })
  return (
    <StatusView
      me={accountId('mira')}
      options={defaultOptions}
      actions={noopActions}
      booster={null}
      filter={{ action: 'none', titles: [] }}
      uiStateKey={`poll ${id}`}
      status={status}
      author={oskar}
    />
  )
}

export const SingleChoice = () => <Row id="1" poll={fresh} />

export const MultipleChoice = () => <Row id="2" poll={{ ...fresh, multiple: true }} />

export const Voted = () => <Row id="3" poll={bench} />

export const Closed = () => (
  <Row id="4" poll={{ ...bench, expired: true, expires_at: getTimeMinutesAgo(90) }} />
)

export const HiddenCounts = () => {
  const options = fresh.options.map(({ title }) => ({ title, votes_count: null }))
  return <Row id="5" poll={{ ...fresh, options, voters_count: null }} />
}

export const LongOptions = () => {
  const options = [
    {
      title: 'The one under the crane, where the gulls wait for anyone who has brought sandwiches',
      votes_count: 9,
    },
    { title: 'Antidisestablishmentarianism'.repeat(3), votes_count: 0 },
    { title: 'הספסל הרטוב', votes_count: 1 },
  ]
  return <Row id="6" poll={{ ...bench, options, votes_count: 10, voters_count: 10 }} />
}
