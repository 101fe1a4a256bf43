import { expect, test } from 'vitest'
import { decodeMediaAttachment } from './media-attachment.ts'

test.each([
  ['beside the size', { length: '0:00:04.00', duration: 4 }, 4],
  ['within the size', { original: { width: 4, height: 3, duration: 5.04 } }, 5.04],
  ['as what is no length', { duration: 0 }, undefined],
  ['as text', { duration: '4' }, undefined],
  ['not at all', {}, undefined],
])('the length of a film said %s', { tags: ['ENT-09'] }, (_title, meta, seconds) => {
  const media = decodeMediaAttachment({ id: '1', type: 'video', url: '/f.webm', meta })

  expect(media.meta?.duration).toBe(seconds)
})

test.each(['', '  ', '\u200b', '\u2800'])(
  'reads the description %j as none',
  { tags: ['ENT-09'] },
  (description) => {
    expect(decodeMediaAttachment({ id: '1', type: 'image', description }).description).toBeNull()
  },
)
