import { accountId } from '@colonnade/domain/entities'
import { DEFAULT_LOCAL_SETTINGS, type LocalSettings } from '@colonnade/domain/settings'
import { defaultOptions } from '../../gallery/row-samples.ts'
import {
  bench,
  getTimeMinutesAgo,
  createSampleAccount,
  createSampleImage,
  createSampleStatus,
} from '../../gallery/sample-data.ts'
import { noopActions as actions } from './actions/row-action-types.ts'
import { StatusView } from './StatusView.tsx'

const { collapsed } = DEFAULT_LOCAL_SETTINGS
const reef = createSampleImage('h', ['#0b3d4f', '#1f7a8c', '#bfdbf7'])
const snow = createSampleImage('s', ['white', '#f4f8ff', '#dfe9f5'])
const lena = createSampleAccount('lena', {
  display_name: 'Lena Hartmann',
  acct: 'lena@sternwarte.example',
  header: reef.url ?? '',
  header_static: reef.url ?? '',
})
const long =
  '<p>The harbour froze from the rim inwards, as it does every ten years or so, and by noon there were children on it and by dusk a dog, two bicycles and the mayor.</p>'

function createCollapsedOptions(change: Partial<LocalSettings['collapsed']>) {
  const options = {
    ...defaultOptions,
    collapsed: { ...collapsed, auto: { ...collapsed.auto, all: true }, ...change },
  }
  return {
    me: accountId('mira'),
    options,
    actions,
    booster: null,
    author: lena,
    filter: { action: 'none', titles: [] },
  } as const
}

const plain = createCollapsedOptions({})
const bare = createCollapsedOptions({ show_action_bar: false })
const withHeader = createCollapsedOptions({
  backgrounds: { user_backgrounds: true, preview_images: false },
})
const bareOverPicture = createCollapsedOptions({
  show_action_bar: false,
  backgrounds: { user_backgrounds: false, preview_images: true },
})
const withPicture = createCollapsedOptions({
  backgrounds: { user_backgrounds: true, preview_images: true },
})

export function LongText() {
  const status = createSampleStatus('c1', { content: long, favourites_count: 12, reblogged: true })
  return <StatusView {...plain} uiStateKey="c1" status={status} />
}

export function ShortText() {
  const status = createSampleStatus('c2', { content: '<p>Low tide.</p>', poll: bench })
  return <StatusView {...plain} uiStateKey="c2" status={status} />
}

export function RightToLeft() {
  const status = createSampleStatus('c3', {
    content:
      '<p>הבוקר הזה התחיל בקפה שנשפך על המקלדת, ועכשיו רק מקש הרווח עובד כמו חדש. שיעור בצניעות.</p>',
    media_attachments: [reef],
  })
  return <StatusView {...plain} uiStateKey="c3" status={status} />
}

export function BehindWarning() {
  const status = createSampleStatus('c4', {
    spoiler_text: 'Season finale, minute forty, and what the gardener had known all along',
    content: long,
  })
  return <StatusView {...plain} uiStateKey="c4" status={status} />
}

export function ImageOnly() {
  const status = createSampleStatus('c5', { content: '', media_attachments: [reef] })
  return <StatusView {...plain} uiStateKey="c5" status={status} />
}

export function WithoutActions() {
  const status = createSampleStatus('c6', { content: long, created_at: getTimeMinutesAgo(200) })
  return <StatusView {...bare} uiStateKey="c6" status={status} />
}

export function HeaderBackground() {
  const status = createSampleStatus('c7', { content: long, favourited: true, favourites_count: 3 })
  return <StatusView {...withHeader} uiStateKey="c7" status={status} />
}

export function ImageBackground() {
  const status = createSampleStatus('c8', {
    content: long,
    media_attachments: [snow],
    reblogged: true,
  })
  return <StatusView {...withPicture} uiStateKey="c8" status={status} />
}

export function ImageBackgroundWithoutActions() {
  const status = createSampleStatus('c9', { content: long, media_attachments: [reef] })
  return <StatusView {...bareOverPicture} uiStateKey="c9" status={status} />
}

export function NarrowColumn() {
  const status = createSampleStatus('c10', { content: long, media_attachments: [reef] })
  return (
    <div style={{ inlineSize: 240, containerType: 'inline-size' }}>
      <StatusView {...plain} uiStateKey="c10" status={status} />
    </div>
  )
}
