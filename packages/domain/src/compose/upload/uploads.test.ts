import { describe, expect, test } from 'vitest'
import { mediaId } from '../../entities/index.ts'
import { holding, sampleAttachment } from '../../testing/sample-uploads.ts'
import {
  beginChange,
  beginUpload,
  cancelUpload,
  DEFAULT_MEDIA_LIMITS,
  failUpload,
  finishUpload,
  hasRoom,
  isAnyMissing,
  isUploading,
  NO_UPLOADS,
  processUpload,
  progressUpload,
  retryUpload,
  roomLeft,
  undoUpload,
  uploadPercent,
  uploadTroubles,
  type Uploads,
} from '../index.ts'

const four = ['1', '2', '3', '4'].map((id) => sampleAttachment(id))

const ids = ({ attachments }: Uploads) => attachments.map(({ id }) => id)

test('at first there is nothing, neither attached nor on its way', { tags: ['UPL-04'] }, () => {
  expect(NO_UPLOADS).toEqual({ attachments: [], pending: [], changing: [] })
})

describe('an upload', () => {
  const sent = beginUpload(NO_UPLOADS, 'a', 'image/png')

  test('is requested, progresses, and becomes an attachment', { tags: ['UPL-04'] }, () => {
    expect(isUploading(NO_UPLOADS)).toBe(false)
    expect(sent.pending).toEqual([
      { key: 'a', type: 'image/png', loaded: 0, total: 0, isProcessing: false, trouble: null },
    ])
    expect(isUploading(sent)).toBe(true)

    const half = progressUpload(sent, 'a', 1, 2)
    expect(half.pending).toMatchObject([{ loaded: 1, total: 2 }])

    const done = finishUpload(half, 'a', sampleAttachment('1'))
    expect(done).toEqual(holding(sampleAttachment('1')))
    expect(isUploading(done)).toBe(false)
  })

  test(
    'that fails keeps its place with the reason, and is no longer on its way',
    { tags: ['UPL-04'] },
    () => {
      const trouble = { kind: 'cut', reason: null } as const
      const failed = failUpload(processUpload(sent, 'a'), 'a', trouble)

      expect(failed.pending).toMatchObject([{ key: 'a', trouble }])
      expect([...uploadTroubles(beginUpload(failed, 'b', 'image/png'))]).toEqual([['a', trouble]])
      expect([isUploading(failed), isAnyMissing(failed), isAnyMissing(sent)]).toEqual([
        false,
        true,
        false,
      ])
      expect(retryUpload(failed, 'a')).toEqual(sent)
      expect(failUpload(sent, 'b', trouble)).toEqual(sent)
    },
  )

  test('that is cancelled leaves nothing behind', { tags: ['UPL-04'] }, () => {
    expect(cancelUpload(sent, 'a')).toEqual(NO_UPLOADS)
    expect(cancelUpload(sent, 'b')).toEqual(sent)
  })

  test('that was given up does not come back', { tags: ['UPL-04'] }, () => {
    expect(finishUpload(NO_UPLOADS, 'a', sampleAttachment('1'))).toBe(NO_UPLOADS)
    expect(finishUpload(sent, 'b', sampleAttachment('1'))).toBe(sent)
  })

  test('goes on until the server is done with it', { tags: ['UPL-16'] }, () => {
    const processing = processUpload(sent, 'a')

    expect(processing.pending).toMatchObject([{ key: 'a', isProcessing: true }])
    expect(isUploading(processing)).toBe(true)
    expect(isUploading(finishUpload(processing, 'a', sampleAttachment('1')))).toBe(false)
  })

  test('of several at once each goes its own way', { tags: ['UPL-04'] }, () => {
    const two = beginUpload(sent, 'b', 'image/png')
    const moved = progressUpload(progressUpload(two, 'a', 10, 100), 'b', 50, 50)

    const one = finishUpload(moved, 'b', sampleAttachment('2'))
    expect(one.pending).toMatchObject([{ key: 'a', loaded: 10, total: 100 }])
    expect(ids(finishUpload(one, 'a', sampleAttachment('1')))).toEqual(['2', '1'])
  })
})

test.each([
  [1, 3, 33],
  [2, 3, 67],
  [0, 0, 0],
  [3, 3, 100],
])('%i of %i bytes are %i percent', { tags: ['UPL-05'] }, (loaded, total, percent) => {
  expect(uploadPercent(loaded, total)).toBe(percent)
})

describe('room', () => {
  const three = holding(...four.slice(0, 3))
  const taking = (max_attachments: number, mixesSounds = true) => ({
    limits: { ...DEFAULT_MEDIA_LIMITS, max_attachments },
    mixesSounds,
  })

  test('is there below four, what is on its way included', { tags: ['UPL-01', 'UPL-03'] }, () => {
    expect(hasRoom(three, taking(4))).toBe(true)
    expect(hasRoom(holding(...four), taking(4))).toBe(false)
    expect(hasRoom(beginUpload(three, 'a', 'image/png'), taking(4))).toBe(false)
  })

  test('is as large as the server says', { tags: ['UPL-01'] }, () => {
    const one = holding(...four.slice(0, 1))
    const two = beginUpload(one, 'a', 'image/png')

    expect([roomLeft(one, taking(1)), roomLeft(one, taking(4))]).toEqual([0, 3])
    expect([roomLeft(two, taking(4)), roomLeft(two, taking(16))]).toEqual([2, 14])
  })

  test('is not there beside a video, nor beside one on its way', { tags: ['UPL-03'] }, () => {
    expect(hasRoom(holding(sampleAttachment('1', { type: 'video' })), taking(4))).toBe(false)
    expect(hasRoom(beginUpload(NO_UPLOADS, 'a', 'video/webm'), taking(4))).toBe(false)
    expect(hasRoom(holding(sampleAttachment('1', { type: 'gifv' })), taking(4))).toBe(true)
  })

  test.each([
    [true, true],
    [false, false],
  ])(
    'beside a sound, where they are mixed: %s, is there: %s',
    { tags: ['UPL-03'] },
    (mixesSounds, expected) => {
      const sound = holding(sampleAttachment('1', { type: 'audio' }))

      expect(hasRoom(sound, taking(4, mixesSounds))).toBe(expected)
    },
  )
})

test('undo takes an attachment out, and what was being saved of it', { tags: ['UPL-13'] }, () => {
  const changing = beginChange(beginChange(holding(...four), mediaId('2')), mediaId('3'))
  const undone = undoUpload(changing, mediaId('2'))

  expect(ids(undone)).toEqual(['1', '3', '4'])
  expect(undone.changing).toEqual(['3'])
})
