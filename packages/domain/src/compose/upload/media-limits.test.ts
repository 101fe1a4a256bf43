import { expect, test } from 'vitest'
import { DEFAULT_MEDIA_LIMITS, mediaLimits } from '../index.ts'

const nothing = {
  max_media_attachments: null,
  description_limit: null,
  image_size_limit: null,
  video_size_limit: null,
}

test(
  'a server that says nothing takes four files of any size, described in 420 characters',
  { tags: ['UPL-01', 'UPL-10'] },
  () => {
    expect(mediaLimits(null)).toEqual(DEFAULT_MEDIA_LIMITS)
    expect(mediaLimits(nothing)).toEqual({
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
])('where it takes %i files a post has %i', { tags: ['UPL-01'] }, (max_media_attachments, most) => {
  expect(mediaLimits({ ...nothing, max_media_attachments }).max_attachments).toBe(most)
})

test('its own lengths and sizes count', { tags: ['UPL-10'] }, () => {
  const stated = { ...nothing, description_limit: 1500, image_size_limit: 9, video_size_limit: 99 }

  expect(mediaLimits(stated)).toMatchObject({
    description_limit: 1500,
    image_size_limit: 9,
    video_size_limit: 99,
  })
})

test('what is not stated stays as it is known', { tags: ['UPL-01', 'UPL-10'] }, () => {
  const known = {
    max_attachments: 6,
    description_limit: 1500,
    image_size_limit: 9,
    video_size_limit: 99,
  }

  expect(mediaLimits(nothing, known)).toEqual(known)
  expect(mediaLimits({ ...nothing, max_media_attachments: 16 }, known)).toEqual({
    ...known,
    max_attachments: 16,
  })
})
