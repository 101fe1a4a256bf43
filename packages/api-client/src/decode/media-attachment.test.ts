import { expect, test } from 'vitest'
import { decodeMediaAttachment } from './media-attachment.ts'

test.each([
  ['beside the size', { length: '0:00:04.00', duration: 4 }, 4],
  ['within the size', { original: { width: 4, height: 3, duration: 5.04 } }, 5.04],
  ['with an invalid value', { duration: 0 }, undefined],
  ['as text', { duration: '4' }, undefined],
  ['missing', {}, undefined],
])('decodes the duration of a video: %s', { tags: ['ENT-09'] }, (_title, meta, seconds) => {
  const media = decodeMediaAttachment({ id: '1', type: 'video', url: '/f.webm', meta })

  expect(media.meta?.duration).toBe(seconds)
})

test.each(['', '  ', '\u200b', '\u2800'])(
  'decodes the description %j as null',
  { tags: ['ENT-09'] },
  (description) => {
    expect(decodeMediaAttachment({ id: '1', type: 'image', description }).description).toBeNull()
  },
)
