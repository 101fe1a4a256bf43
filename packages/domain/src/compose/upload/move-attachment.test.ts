import { expect, test } from 'vitest'
import { mediaId } from '../../entities/index.ts'
import { createUploads, sampleAttachment } from '../../testing/sample-uploads.ts'
import { moveAttachment } from '../index.ts'

const three = createUploads(...['1', '2', '3'].map((id) => sampleAttachment(id)))

test.each([
  ['1', 2, '231'],
  ['3', 0, '312'],
  ['1', 1, '213'],
  ['2', 9, '132'],
  ['2', -1, '213'],
])(
  'moves attachment %s to index %i of 123, which gives %s',
  { tags: ['UPL-14'] },
  (id, place, expected) => {
    const { attachments } = moveAttachment(three, mediaId(id), place)

    expect(attachments.map((each) => each.id).join('')).toBe(expected)
  },
)

test.each([
  ['2', 1],
  ['7', 0],
])('returns the same uploads when attachment %s is moved to index %i', (id, place) => {
  expect(moveAttachment(three, mediaId(id), place)).toBe(three)
})
