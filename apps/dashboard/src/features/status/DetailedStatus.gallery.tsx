import { accountId } from '@colonnade/domain/entities'
import { defaultOptions as options } from '../../gallery/row-samples.ts'
import {
  getTimeMinutesAgo,
  createSampleAccount,
  createSampleImage,
  createSampleStatus,
} from '../../gallery/sample-data.ts'
import { noopActions as actions } from './actions/row-action-types.ts'
import { DetailedStatus } from './DetailedStatus.tsx'

const lena = createSampleAccount('lena', {
  display_name: 'Lena Hartmann',
  acct: 'lena@sternwarte.example',
})
const shared = {
  me: accountId('mira'),
  options,
  actions,
  booster: null,
  filter: { action: 'none', titles: [] },
  author: lena,
} as const

export function WithPicture() {
  const status = createSampleStatus('d1', {
    content:
      '<p>Jupiter through a 1962 refractor. No stacking, one frame, held breath.</p><p>The dark spot is Ganymede’s shadow, not dust. I cleaned the eyepiece twice to be sure.</p>',
    media_attachments: [createSampleImage('d1', ['#04070f', '#1d2440', '#c98f5a'])],
    created_at: getTimeMinutesAgo(4_000),
    edited_at: getTimeMinutesAgo(3_900),
    application: { name: 'Colonnade', website: 'https://colonnade.example' },
    reblogs_count: 1_148,
    favourites_count: 1,
    favourited: true,
  })
  return <DetailedStatus {...shared} uiStateKey="gd1" status={status} />
}

export function WithCard() {
  const status = createSampleStatus('d2', {
    content: '<p>Read this before the council meets.</p>',
    visibility: 'unlisted',
    card: {
      url: 'https://rail.example/ely-box',
      title: 'The last shift at Ely North',
      description: '',
      type: 'link',
      author_name: '',
      provider_name: 'Rail Notes',
      image: null,
      blurhash: null,
      width: 0,
      height: 0,
      html: '',
    },
  })
  return <DetailedStatus {...shared} uiStateKey="gd2" status={status} />
}

export function BehindWarning() {
  const status = createSampleStatus('d3', {
    spoiler_text: 'Season finale, minute 40',
    content: '<p>It was the gardener all along.</p>',
    visibility: 'private',
    local_only: true,
    reblogs_count: 9,
    favourites_count: 80,
  })
  return <DetailedStatus {...shared} uiStateKey="gd3" status={status} />
}

export function DirectRightToLeft() {
  const noa = createSampleAccount('noa', { display_name: 'נועה ברק', acct: 'noa@tel.example' })
  const status = createSampleStatus('d4', {
    content: '<p>הבוקר הזה התחיל בקפה שנשפך על המקלדת, ועכשיו רק מקש הרווח עובד כמו חדש.</p>',
    visibility: 'direct',
    favourites_count: 2,
  })
  return <DetailedStatus {...shared} uiStateKey="gd4" status={status} author={noa} />
}
