import { describe, expect, test } from 'vitest'
import { mediaId } from '../../entities/index.ts'
import { holding, sampleAttachment } from '../../testing/sample-uploads.ts'
import { beginChange, failChange, finishChange, isChangingUpload, NO_UPLOADS } from '../index.ts'

const four = ['1', '2', '3', '4'].map((id) => sampleAttachment(id))

describe('a change to an attachment', () => {
  const changing = beginChange(holding(...four.slice(0, 2)), mediaId('2'))

  test(
    'is under way until the answer, which takes its place',
    { tags: ['UPL-11', 'UPL-12'] },
    () => {
      const answer = sampleAttachment('2', { description: 'A train' })
      const done = finishChange(changing, answer)

      expect([NO_UPLOADS, changing, done].map(isChangingUpload)).toEqual([false, true, false])
      expect(done.attachments).toEqual([four[0], answer])
    },
  )

  test('that fails leaves the attachment as it was', { tags: ['UPL-11'] }, () => {
    expect(failChange(changing, mediaId('2'))).toEqual(holding(...four.slice(0, 2)))
    expect(failChange(changing, mediaId('9'))).toEqual(changing)
  })

  test('made twice is under way until both are answered', { tags: ['UPL-11'] }, () => {
    const twice = beginChange(changing, mediaId('2'))

    expect(isChangingUpload(finishChange(twice, sampleAttachment('2')))).toBe(true)
    expect(failChange(beginChange(twice, mediaId('1')), mediaId('2')).changing).toEqual(['2', '1'])
  })
})
