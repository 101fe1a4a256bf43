import { accountId, type MediaAttachmentEntity } from '@colonnade/domain/entities'
import { defaultOptions as options } from '../../gallery/row-samples.ts'
import {
  bench,
  getTimeMinutesAgo,
  createSampleAccount,
  createSampleImage,
  createSampleStatus,
} from '../../gallery/sample-data.ts'
import { noopActions as actions } from './actions/row-action-types.ts'
import { Tombstone } from './StatusRow.tsx'
import { StatusView } from './StatusView.tsx'

const lena = createSampleAccount('lena', {
  display_name: 'Lena Hartmann',
  acct: 'lena@sternwarte.example',
})
const tomas = createSampleAccount('tomas', { display_name: 'Tomás Rivera' })
const blob = {
  shortcode: 'blob',
  url: createSampleImage('e', ['gold', 'orange', 'red']).url ?? '',
  static_url: createSampleImage('e', ['gold', 'orange', 'red']).url ?? '',
  visible_in_picker: true,
}

const shared = {
  me: accountId('mira'),
  options,
  actions,
  booster: null,
  filter: { action: 'none', titles: [] },
} as const
const jupiter = createSampleImage('1', ['#04070f', '#1d2440', '#c98f5a'])
const bread = createSampleImage('2', ['#5a3a1f', '#c98f4a', '#f3dcb1'])
const RED_COLOURS = ['maroon', 'red', 'salmon'] as const
const gif: MediaAttachmentEntity = {
  ...createSampleImage('4', RED_COLOURS),
  type: 'gifv',
  url: null,
}
const oven = createSampleImage('3', ['#3b2a1f', '#8a5a33', '#e6c08a'])

export function Boosted() {
  const status = createSampleStatus('1', {
    account: lena.id,
    content: '<p>Jupiter through a 1962 refractor. No stacking, one frame, held breath.</p>',
    media_attachments: [jupiter],
    created_at: getTimeMinutesAgo(0),
    replies_count: 12,
    reblogs_count: 148,
    favourites_count: 391,
    reblogged: true,
    favourited: true,
  })
  return <StatusView {...shared} uiStateKey="g1" status={status} author={lena} booster={tomas} />
}

export function RightToLeft() {
  const noa = createSampleAccount('noa', { display_name: 'נועה ברק', acct: 'noa@tel.example' })
  const status = createSampleStatus('2', {
    content:
      '<p>הבוקר הזה התחיל בקפה שנשפך על המקלדת, ועכשיו רק מקש הרווח עובד כמו חדש. שיעור בצניעות.</p>',
    created_at: getTimeMinutesAgo(0.67),
    reblogs_count: 7,
    favourites_count: 52,
  })
  return <StatusView {...shared} uiStateKey="g2" status={status} author={noa} />
}

export function ContentWarning() {
  const jun = createSampleAccount('jun', { display_name: 'Jun Watanabe', acct: 'jun@kōbe.example' })
  const status = createSampleStatus('3', {
    spoiler_text: 'Season finale, minute 40',
    content: '<p>It was the gardener all along.</p>',
    bookmarked: true,
    reblogs_count: 9,
    favourites_count: 80,
  })
  return <StatusView {...shared} uiStateKey="g3" status={status} author={jun} />
}

export function LinkWithCard() {
  const priya = createSampleAccount('priya', {
    display_name: 'Priya Nair',
    acct: 'priya@rail.example',
  })
  const status = createSampleStatus('4', {
    content:
      '<p>The signal box at Ely is being listed. I wrote down what the last crew said, before it turns into a café: <a href="https://www.rail.example/ely-box">https://www.rail.example/ely-box</a></p>',
    created_at: getTimeMinutesAgo(125),
    reblogs_count: 33,
    favourites_count: 71,
    card: {
      url: 'https://rail.example/ely-box',
      title: 'The last shift at Ely North',
      description: '',
      type: 'link',
      author_name: '',
      provider_name: 'rail.example',
      image: oven.url,
      blurhash: null,
      width: 400,
      height: 300,
      html: '',
    },
  })
  return <StatusView {...shared} uiStateKey="g4" status={status} author={priya} />
}

export function Direct() {
  const status = createSampleStatus('5', {
    visibility: 'direct',
    content:
      '<p><a href="https://colonnade.example/@mira" class="mention">@mira</a> keep the tripod till Sunday, I am on call. Bring the good thermos back though.</p>',
    mentions: [
      {
        id: accountId('mira'),
        username: 'mira',
        acct: 'mira',
        url: 'https://colonnade.example/@mira',
      },
    ],
    created_at: getTimeMinutesAgo(12),
  })
  return <StatusView {...shared} uiStateKey="g5" status={status} author={tomas} />
}

export function Poll() {
  const oskar = createSampleAccount('oskar', { display_name: 'Oskar Lind' })
  const status = createSampleStatus('6', {
    content: "<p>Which of these is the harbour's best bench?</p>",
    poll: bench,
    created_at: getTimeMinutesAgo(1),
  })
  return <StatusView {...shared} uiStateKey="g6" status={status} author={oskar} />
}

export function TwoPictures() {
  const oskar = createSampleAccount('oskar', { display_name: 'Oskar Lind' })
  const status = createSampleStatus('7', {
    content: '<p>Bread number 41. The crust sings when it cools.</p>',
    media_attachments: [bread, { ...oven, description: null }],
  })
  return <StatusView {...shared} uiStateKey="g7" status={status} author={oskar} />
}

export function InsetPictures() {
  const status = createSampleStatus('8', {
    content: '<p>Three of them, inside the text margin, cropped.</p>',
    media_attachments: [jupiter, bread, oven],
  })
  const inset = { ...options, isFullWidth: false, isLetterboxed: false }
  return <StatusView {...shared} options={inset} uiStateKey="g8" status={status} author={lena} />
}

export function FourPictures() {
  const status = createSampleStatus('9', {
    content: '<p>Four.</p>',
    media_attachments: [jupiter, bread, oven, gif],
  })
  return <StatusView {...shared} uiStateKey="g9" status={status} author={lena} />
}

export function Sensitive() {
  const status = createSampleStatus('10', {
    content: '<p>Not everyone wants to see a spider this close.</p>',
    media_attachments: [oven],
    sensitive: true,
  })
  return <StatusView {...shared} uiStateKey="g10" status={status} author={lena} />
}

export function LongNames() {
  const many = createSampleAccount('many', {
    display_name: `:blob: ${'🌊🚢🐚🦀'.repeat(10)} keeper of a great many small boats :blob:`,
    acct: 'a.very.long.name.indeed@an-instance-with-a-long-name.example',
    emojis: [blob],
  })
  const status = createSampleStatus('11', {
    content: '<p>A name of forty emoji :blob: stays on one line.</p>',
    emojis: [blob],
    edited_at: getTimeMinutesAgo(1),
    local_only: true,
    visibility: 'private',
    favourites_count: 12_400,
    reblogs_count: 1_250_000,
  })
  return <StatusView {...shared} uiStateKey="g11" status={status} author={many} booster={many} />
}

export function Markup() {
  const status = createSampleStatus('12', {
    content:
      '<h2>Tide table</h2><ul><li>low <b>05:12</b></li><li>high <i>11:40</i></li></ul><blockquote>Time and tide wait for no man.</blockquote><pre><code>npm start</code></pre><p>See <a href="https://tide.example/a/very/long/path/that/never/ends?really=never" rel="nofollow">https://tide.example/a/very/long/path/that/never/ends?really=never</a> and <a class="mention hashtag" rel="tag" href="https://tide.example/tags/Lighthouses">#Lighthouses</a></p>',
    tags: [{ name: 'lighthouses', url: 'https://tide.example/tags/lighthouses' }],
  })
  return <StatusView {...shared} uiStateKey="g12" status={status} author={lena} />
}

export function Filtered() {
  const status = createSampleStatus('13', {
    content: '<p>Hidden.</p>',
  })
  const filter = { action: 'warn', titles: ['Spoilers'] } as const
  return <StatusView {...shared} uiStateKey="g13" status={status} author={lena} filter={filter} />
}

export function Files() {
  const status = createSampleStatus('14', {
    content: '<p>What cannot be shown is listed.</p>',
    media_attachments: [
      { ...oven, type: 'unknown', url: 'https://x.example/a/foghorn.mid', remote_url: null },
    ],
  })
  return <StatusView {...shared} uiStateKey="g14" status={status} author={lena} />
}

export function Deleted() {
  return <Tombstone position={3} setSize={20} />
}
