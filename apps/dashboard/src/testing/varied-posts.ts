import {
  mediaId,
  pollId,
  type MediaAttachmentEntity,
  type StatusEntity,
} from '@colonnade/domain/entities'
import { samplePoll } from '@colonnade/domain/testing'
import { status } from './factories.ts'

const NOON = Date.UTC(2026, 0, 5, 12)

/** A picture of one colour: its address is its data, so that nothing is fetched for it. */
const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="teal"/></svg>`)}`

function photo(id: string, width: number, height: number, isKnown = true): MediaAttachmentEntity {
  const url = picture(width, height)
  const size = { width, height }
  return {
    id: mediaId(id),
    type: 'image',
    url,
    preview_url: url,
    remote_url: null,
    description: 'The tide',
    blurhash: null,
    meta: isKnown ? { original: size, small: size } : null,
  }
}

/** What posts of a real timeline hold: pictures with and without known sizes, polls, links, warnings, long texts. */
const PARTS: readonly ((id: string) => Partial<StatusEntity>)[] = [
  () => ({}),
  (id) => ({ media_attachments: [photo(`${id}a`, 640, 360)] }),
  () => ({}),
  (id) => ({
    poll: samplePoll({
      id: pollId(id),
      options: ['Herring', 'Cod', 'Neither, thank you'].map((title) => ({ title, votes_count: 2 })),
    }),
  }),
  (id) => ({ media_attachments: [photo(`${id}a`, 300, 500), photo(`${id}b`, 500, 300)] }),
  (id) => ({
    card: {
      url: `https://colonnade.example/log/${id}`,
      title: 'The log of the harbour',
      description: 'What came in with the tide, and what left with it. '.repeat(3),
      type: 'link',
      author_name: '',
      provider_name: 'Harbour',
      image: null,
      blurhash: null,
      width: 0,
      height: 0,
      html: '',
    },
  }),
  () => ({ spoiler_text: 'Fish', sensitive: true }),
  (id) => ({ media_attachments: [photo(`${id}a`, 200, 900, false)] }),
]

/** One post a minute, as unlike in height as real ones are. */
function variedPost(number: number): StatusEntity {
  const id = String(number)
  return status({
    id,
    created_at: new Date(NOON + number * 60_000).toISOString(),
    content: `<p>post ${number} ${'and some more words '.repeat((number * 7) % 41)}</p>`,
    ...PARTS[number % PARTS.length]?.(id),
  })
}

export const variedPosts = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => variedPost(newest - index))
