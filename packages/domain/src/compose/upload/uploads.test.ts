import { describe, expect, test } from 'vitest'
import { mediaId } from '../../entities/index.ts'
import { holding, sampleAttachment } from '../../testing/sample-uploads.ts'
import {
  beginChange,
  beginUpload,
  failUpload,
  finishUpload,
  hasRoom,
  isUploading,
  NO_UPLOADS,
  processUpload,
  progressUpload,
  undoUpload,
  uploadProgress,
  type Uploads,
} from '../index.ts'

const four = ['1', '2', '3', '4'].map((id) => sampleAttachment(id))

const ids = ({ attachments }: Uploads) => attachments.map(({ id }) => id)

test('at first there is nothing, neither attached nor on its way [UPL-04]', () => {
  expect(NO_UPLOADS).toEqual({ attachments: [], pending: [], changing: [] })
})

describe('an upload', () => {
  const sent = beginUpload(NO_UPLOADS, 'a')

  test('is requested, progresses, and becomes an attachment [UPL-04]', () => {
    expect(isUploading(NO_UPLOADS)).toBe(false)
    expect(sent.pending).toEqual([{ key: 'a', loaded: 0, total: 0, isProcessing: false }])
    expect(isUploading(sent)).toBe(true)

    const half = progressUpload(sent, 'a', 1, 2)
    expect(uploadProgress(half)).toBe(50)

    const done = finishUpload(half, 'a', sampleAttachment('1'))
    expect(done).toEqual(holding(sampleAttachment('1')))
    expect(isUploading(done)).toBe(false)
  })

  test('that fails leaves nothing behind [UPL-04]', () => {
    expect(failUpload(sent, 'a')).toEqual(NO_UPLOADS)
    expect(failUpload(sent, 'b')).toEqual(sent)
  })

  test('that was given up does not come back [UPL-04]', () => {
    expect(finishUpload(NO_UPLOADS, 'a', sampleAttachment('1'))).toBe(NO_UPLOADS)
    expect(finishUpload(sent, 'b', sampleAttachment('1'))).toBe(sent)
  })

  test('goes on until the server is done with it [UPL-16]', () => {
    const processing = processUpload(sent, 'a')

    expect(processing.pending).toMatchObject([{ key: 'a', isProcessing: true }])
    expect(isUploading(processing)).toBe(true)
    expect(isUploading(finishUpload(processing, 'a', sampleAttachment('1')))).toBe(false)
  })

  test('of several at once each goes its own way [UPL-04]', () => {
    const two = beginUpload(sent, 'b')
    const moved = progressUpload(progressUpload(two, 'a', 10, 100), 'b', 50, 50)

    expect(uploadProgress(moved)).toBe(40)
    const one = finishUpload(moved, 'b', sampleAttachment('2'))
    expect(one.pending).toEqual([{ key: 'a', loaded: 10, total: 100, isProcessing: false }])
    expect(uploadProgress(one)).toBe(10)
    expect(ids(finishUpload(one, 'a', sampleAttachment('1')))).toEqual(['2', '1'])
  })
})

test.each([
  [1, 3, 33],
  [2, 3, 67],
  [0, 0, 0],
  [3, 3, 100],
])('%i of %i bytes are %i percent [UPL-05]', (loaded, total, percent) => {
  const sent = progressUpload(beginUpload(NO_UPLOADS, 'a'), 'a', loaded, total)

  expect(uploadProgress(sent)).toBe(percent)
  expect(uploadProgress(NO_UPLOADS)).toBe(0)
})

describe('room', () => {
  const three = holding(...four.slice(0, 3))

  test('is there below four, what is on its way included [UPL-01, UPL-03]', () => {
    expect(hasRoom(three)).toBe(true)
    expect(hasRoom(holding(...four))).toBe(false)
    expect(hasRoom(beginUpload(three, 'a'))).toBe(false)
  })

  test('is not there beside a video [UPL-03]', () => {
    expect(hasRoom(holding(sampleAttachment('1', { type: 'video' })))).toBe(false)
  })

  test('is needed for an upload, which is ignored otherwise [UPL-02]', () => {
    const full = holding(...four)

    expect(beginUpload(full, 'a')).toBe(full)
    expect(beginUpload(three, 'a').pending).toHaveLength(1)
  })
})

test('undo takes an attachment out, and what was being saved of it [UPL-13]', () => {
  const changing = beginChange(beginChange(holding(...four), mediaId('2')), mediaId('3'))
  const undone = undoUpload(changing, mediaId('2'))

  expect(ids(undone)).toEqual(['1', '3', '4'])
  expect(undone.changing).toEqual(['3'])
})
