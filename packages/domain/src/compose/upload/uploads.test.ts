import { describe, expect, test } from 'vitest'
import { mediaId } from '../../entities/index.ts'
import { createUploads, sampleAttachment } from '../../testing/sample-uploads.ts'
import {
  startChange,
  startUpload,
  cancelUpload,
  DEFAULT_MEDIA_LIMITS,
  failUpload,
  finishUpload,
  canUploadMore,
  hasFailedUpload,
  isUploading,
  NO_UPLOADS,
  setUploadProcessing,
  setUploadProgress,
  retryUpload,
  getRemainingUploads,
  undoUpload,
  getUploadPercent,
  getUploadErrors,
  type Uploads,
} from '../index.ts'

const four = ['1', '2', '3', '4'].map((id) => sampleAttachment(id))

const ids = ({ attachments }: Uploads) => attachments.map(({ id }) => id)

test('starts without attachments and pending uploads', { tags: ['UPL-04'] }, () => {
  expect(NO_UPLOADS).toEqual({ attachments: [], pending: [], changing: [] })
})

describe('uploads', () => {
  const sent = startUpload(NO_UPLOADS, 'a', 'image/png')

  test('starts, progresses and becomes an attachment', { tags: ['UPL-04'] }, () => {
    expect(isUploading(NO_UPLOADS)).toBe(false)
    expect(sent.pending).toEqual([
      { key: 'a', type: 'image/png', loaded: 0, total: 0, isProcessing: false, error: null },
    ])
    expect(isUploading(sent)).toBe(true)

    const half = setUploadProgress(sent, 'a', 1, 2)
    expect(half.pending).toMatchObject([{ loaded: 1, total: 2 }])

    const done = finishUpload(half, 'a', sampleAttachment('1'))
    expect(done).toEqual(createUploads(sampleAttachment('1')))
    expect(isUploading(done)).toBe(false)
  })

  test(
    'keeps a failed upload with its error, and is not uploading any more',
    { tags: ['UPL-04'] },
    () => {
      const error = { kind: 'cut', reason: null } as const
      const failed = failUpload(setUploadProcessing(sent, 'a'), 'a', error)

      expect(failed.pending).toMatchObject([{ key: 'a', error }])
      expect([...getUploadErrors(startUpload(failed, 'b', 'image/png'))]).toEqual([['a', error]])
      expect([isUploading(failed), hasFailedUpload(failed), hasFailedUpload(sent)]).toEqual([
        false,
        true,
        false,
      ])
      expect(retryUpload(failed, 'a')).toEqual(sent)
      expect(failUpload(sent, 'b', error)).toEqual(sent)
    },
  )

  test('removes a cancelled upload', { tags: ['UPL-04'] }, () => {
    expect(cancelUpload(sent, 'a')).toEqual(NO_UPLOADS)
    expect(cancelUpload(sent, 'b')).toEqual(sent)
  })

  test('does not add the attachment of a cancelled upload', { tags: ['UPL-04'] }, () => {
    expect(finishUpload(NO_UPLOADS, 'a', sampleAttachment('1'))).toBe(NO_UPLOADS)
    expect(finishUpload(sent, 'b', sampleAttachment('1'))).toBe(sent)
  })

  test('is uploading until the server has processed the file', { tags: ['UPL-16'] }, () => {
    const processing = setUploadProcessing(sent, 'a')

    expect(processing.pending).toMatchObject([{ key: 'a', isProcessing: true }])
    expect(isUploading(processing)).toBe(true)
    expect(isUploading(finishUpload(processing, 'a', sampleAttachment('1')))).toBe(false)
  })

  test('tracks several uploads separately', { tags: ['UPL-04'] }, () => {
    const two = startUpload(sent, 'b', 'image/png')
    const moved = setUploadProgress(setUploadProgress(two, 'a', 10, 100), 'b', 50, 50)

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
])('returns $2 percent for $0 of $1 bytes', { tags: ['UPL-05'] }, (loaded, total, percent) => {
  expect(getUploadPercent(loaded, total)).toBe(percent)
})

describe('canUploadMore', () => {
  const three = createUploads(...four.slice(0, 3))
  const taking = (max_attachments: number, mixesSounds = true) => ({
    limits: { ...DEFAULT_MEDIA_LIMITS, max_attachments },
    mixesSounds,
  })

  test('allows up to four, including pending uploads', { tags: ['UPL-01', 'UPL-03'] }, () => {
    expect(canUploadMore(three, taking(4))).toBe(true)
    expect(canUploadMore(createUploads(...four), taking(4))).toBe(false)
    expect(canUploadMore(startUpload(three, 'a', 'image/png'), taking(4))).toBe(false)
  })

  test('uses the limit of the server', { tags: ['UPL-01'] }, () => {
    const one = createUploads(...four.slice(0, 1))
    const two = startUpload(one, 'a', 'image/png')

    expect([getRemainingUploads(one, taking(1)), getRemainingUploads(one, taking(4))]).toEqual([
      0, 3,
    ])
    expect([getRemainingUploads(two, taking(4)), getRemainingUploads(two, taking(16))]).toEqual([
      2, 14,
    ])
  })

  test('returns false beside a video or its upload', { tags: ['UPL-03'] }, () => {
    expect(canUploadMore(createUploads(sampleAttachment('1', { type: 'video' })), taking(4))).toBe(
      false,
    )
    expect(canUploadMore(startUpload(NO_UPLOADS, 'a', 'video/webm'), taking(4))).toBe(false)
    expect(canUploadMore(createUploads(sampleAttachment('1', { type: 'gifv' })), taking(4))).toBe(
      true,
    )
  })

  test.each([
    [true, true],
    [false, false],
  ])(
    'returns $1 beside audio that can be mixed: $0',
    { tags: ['UPL-03'] },
    (mixesSounds, expected) => {
      const sound = createUploads(sampleAttachment('1', { type: 'audio' }))

      expect(canUploadMore(sound, taking(4, mixesSounds))).toBe(expected)
    },
  )
})

test('removes an attachment and its pending update', { tags: ['UPL-13'] }, () => {
  const changing = startChange(startChange(createUploads(...four), mediaId('2')), mediaId('3'))
  const undone = undoUpload(changing, mediaId('2'))

  expect(ids(undone)).toEqual(['1', '3', '4'])
  expect(undone.changing).toEqual(['3'])
})
