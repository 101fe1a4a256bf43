import { describe, expect, test } from 'vitest'
import { mediaId } from '../../entities/index.ts'
import { createUploads, sampleAttachment } from '../../testing/sample-uploads.ts'
import { startChange, failChange, finishChange, isChangingUpload, NO_UPLOADS } from '../index.ts'

const four = ['1', '2', '3', '4'].map((id) => sampleAttachment(id))

describe('updating an attachment', () => {
  const changing = startChange(createUploads(...four.slice(0, 2)), mediaId('2'))

  test(
    'is pending until the response, which replaces the attachment',
    { tags: ['UPL-11', 'UPL-12'] },
    () => {
      const answer = sampleAttachment('2', { description: 'A train' })
      const done = finishChange(changing, answer)

      expect([NO_UPLOADS, changing, done].map(isChangingUpload)).toEqual([false, true, false])
      expect(done.attachments).toEqual([four[0], answer])
    },
  )

  test('keeps the attachment when the update fails', { tags: ['UPL-11'] }, () => {
    expect(failChange(changing, mediaId('2'))).toEqual(createUploads(...four.slice(0, 2)))
    expect(failChange(changing, mediaId('9'))).toEqual(changing)
  })

  test('is pending until both of two updates are done', { tags: ['UPL-11'] }, () => {
    const twice = startChange(changing, mediaId('2'))

    expect(isChangingUpload(finishChange(twice, sampleAttachment('2')))).toBe(true)
    expect(failChange(startChange(twice, mediaId('1')), mediaId('2')).changing).toEqual(['2', '1'])
  })
})
