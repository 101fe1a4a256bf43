import { expect, test } from 'vitest'
import { DEFAULT_MEDIA_LIMITS, getMediaLimits } from '../index.ts'

const nothing = {
  max_media_attachments: null,
  description_limit: null,
  image_size_limit: null,
  video_size_limit: null,
}

test(
  'uses four files of any size with descriptions of 420 characters by default',
  { tags: ['UPL-01', 'UPL-10'] },
  () => {
    expect(getMediaLimits(null)).toEqual(DEFAULT_MEDIA_LIMITS)
    expect(getMediaLimits(nothing)).toEqual({
      max_attachments: 4,
      description_limit: 420,
      image_size_limit: null,
      video_size_limit: null,
    })
  },
)

test.each([
  [1, 1],
  [4, 4],
  [16, 16],
])(
  'allows $1 files for a server limit of $0',
  { tags: ['UPL-01'] },
  (max_media_attachments, most) => {
    expect(getMediaLimits({ ...nothing, max_media_attachments }).max_attachments).toBe(most)
  },
)

test('uses the lengths and sizes of the server', { tags: ['UPL-10'] }, () => {
  const stated = { ...nothing, description_limit: 1500, image_size_limit: 9, video_size_limit: 99 }

  expect(getMediaLimits(stated)).toMatchObject({
    description_limit: 1500,
    image_size_limit: 9,
    video_size_limit: 99,
  })
})

test('keeps known limits that the server does not state', { tags: ['UPL-01', 'UPL-10'] }, () => {
  const known = {
    max_attachments: 6,
    description_limit: 1500,
    image_size_limit: 9,
    video_size_limit: 99,
  }

  expect(getMediaLimits(nothing, known)).toEqual(known)
  expect(getMediaLimits({ ...nothing, max_media_attachments: 16 }, known)).toEqual({
    ...known,
    max_attachments: 16,
  })
})
