import { accountId } from '@colonnade/domain/entities'
import { DEFAULT_LOCAL_SETTINGS, type LocalSettings } from '@colonnade/domain/settings'
import { bench, minutesAgo, person, picture, post } from '../../gallery/gallery-data.ts'
import { defaultOptions } from '../../gallery/row-samples.ts'
import { idleActions as actions } from './actions/row-action.ts'
import { StatusView } from './StatusView.tsx'

const { collapsed } = DEFAULT_LOCAL_SETTINGS
const reef = picture('h', ['#0b3d4f', '#1f7a8c', '#bfdbf7'])
const snow = picture('s', ['white', '#f4f8ff', '#dfe9f5'])
const lena = person('lena', {
  display_name: 'Lena Hartmann',
  acct: 'lena@sternwarte.example',
  header: reef.url ?? '',
  header_static: reef.url ?? '',
})
const long =
  '<p>The harbour froze from the rim inwards, as it does every ten years or so, and by noon there were children on it and by dusk a dog, two bicycles and the mayor.</p>'

function collapsedBy(change: Partial<LocalSettings['collapsed']>) {
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

const plain = collapsedBy({})
const bare = collapsedBy({ show_action_bar: false })
const withHeader = collapsedBy({ backgrounds: { user_backgrounds: true, preview_images: false } })
const bareOverPicture = collapsedBy({
  show_action_bar: false,
  backgrounds: { user_backgrounds: false, preview_images: true },
})
const withPicture = collapsedBy({ backgrounds: { user_backgrounds: true, preview_images: true } })

export function LongText() {
  const status = post('c1', { content: long, favourites_count: 12, reblogged: true })
  return <StatusView {...plain} memoryKey="c1" status={status} />
}

export function ShortText() {
  const status = post('c2', { content: '<p>Low tide.</p>', poll: bench })
  return <StatusView {...plain} memoryKey="c2" status={status} />
}

export function RightToLeft() {
  const status = post('c3', {
    content:
      '<p>הבוקר הזה התחיל בקפה שנשפך על המקלדת, ועכשיו רק מקש הרווח עובד כמו חדש. שיעור בצניעות.</p>',
    media_attachments: [reef],
  })
  return <StatusView {...plain} memoryKey="c3" status={status} />
}

export function BehindWarning() {
  const status = post('c4', {
    spoiler_text: 'Season finale, minute forty, and what the gardener had known all along',
    content: long,
  })
  return <StatusView {...plain} memoryKey="c4" status={status} />
}

export function PictureAlone() {
  const status = post('c5', { content: '', media_attachments: [reef] })
  return <StatusView {...plain} memoryKey="c5" status={status} />
}

export function WithoutActions() {
  const status = post('c6', { content: long, created_at: minutesAgo(200) })
  return <StatusView {...bare} memoryKey="c6" status={status} />
}

export function OverTheHeader() {
  const status = post('c7', { content: long, favourited: true, favourites_count: 3 })
  return <StatusView {...withHeader} memoryKey="c7" status={status} />
}

export function OverAPicture() {
  const status = post('c8', { content: long, media_attachments: [snow], reblogged: true })
  return <StatusView {...withPicture} memoryKey="c8" status={status} />
}

export function OverAPictureWithoutActions() {
  const status = post('c9', { content: long, media_attachments: [reef] })
  return <StatusView {...bareOverPicture} memoryKey="c9" status={status} />
}

export function OfANarrowColumn() {
  const status = post('c10', { content: long, media_attachments: [reef] })
  return (
    <div style={{ inlineSize: 240, containerType: 'inline-size' }}>
      <StatusView {...plain} memoryKey="c10" status={status} />
    </div>
  )
}
