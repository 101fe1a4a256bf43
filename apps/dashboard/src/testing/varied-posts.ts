import {
  mediaId,
  pollId,
  type MediaAttachmentEntity,
  type StatusEntity,
} from '@colonnade/domain/entities'
import { samplePoll } from '@colonnade/domain/testing'
import { status } from './factories.ts'

const NOON = Date.UTC(2026, 0, 5, 12)

/** Creates an image of one colour as a data URL, so that it needs no request. */
const createImageUrl = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="teal"/></svg>`)}`

function createImage(
  id: string,
  width: number,
  height: number,
  isKnown = true,
): MediaAttachmentEntity {
  const url = createImageUrl(width, height)
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

/** Content of typical timelines: images with and without a known size, polls, links, warnings, long texts. */
const PARTS: readonly ((id: string) => Partial<StatusEntity>)[] = [
  () => ({}),
  (id) => ({ media_attachments: [createImage(`${id}a`, 640, 360)] }),
  () => ({}),
  (id) => ({
    poll: samplePoll({
      id: pollId(id),
      options: ['Herring', 'Cod', 'Neither, thank you'].map((title) => ({ title, votes_count: 2 })),
    }),
  }),
  (id) => ({
    media_attachments: [createImage(`${id}a`, 300, 500), createImage(`${id}b`, 500, 300)],
  }),
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
  (id) => ({ media_attachments: [createImage(`${id}a`, 200, 900, false)] }),
]

/** Creates a post for each minute, with heights as different as in real timelines. */
function createVariedPost(number: number): StatusEntity {
  const id = String(number)
  return status({
    id,
    created_at: new Date(NOON + number * 60_000).toISOString(),
    content: `<p>post ${number} ${'and some more words '.repeat((number * 7) % 41)}</p>`,
    ...PARTS[number % PARTS.length]?.(id),
  })
}

export const createVariedPosts = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => createVariedPost(newest - index))
