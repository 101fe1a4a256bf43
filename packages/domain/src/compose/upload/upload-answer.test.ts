import { expect, test } from 'vitest'
import { uploadTrouble } from '../index.ts'
import { readUploadTrouble } from './upload-answer.ts'

test.each([
  [413, false, 'too-large'],
  [422, false, 'refused'],
  [403, false, 'refused'],
  [422, true, 'refused'],
  [429, false, 'busy'],
  [500, false, 'failed'],
  [503, true, 'failed'],
  [200, false, 'failed'],
  [408, false, 'failed'],
  [null, false, 'cut'],
  [null, true, 'unfinished'],
] as const)(
  'an upload that ended with %s, all of it there: %s, is called %s',
  { tags: ['UPL-04', 'UPL-16'] },
  (status, isProcessing, kind) => {
    const failure = { status, isProcessing, serverMessage: 'no', isLedElsewhere: false }
    expect(uploadTrouble(failure)).toEqual({ kind, reason: 'no' })
  },
)

test('a file that was sent on to another host did not break on the way', () => {
  const failure = { status: null, isProcessing: false, serverMessage: null, isLedElsewhere: true }
  expect(uploadTrouble(failure)).toEqual({ kind: 'led-elsewhere', reason: null })
})

test.each([
  [
    { kind: 'too-large', reason: null },
    { kind: 'too-large', reason: null },
  ],
  [
    { kind: 'refused', reason: 7 },
    { kind: 'refused', reason: null },
  ],
  [{ kind: 'eaten', reason: 'no' }, null],
  ['cut', null],
  [undefined, null],
])('of the kept %j is read %j', { tags: ['BY-32'] }, (raw, expected) => {
  expect(readUploadTrouble(raw)).toEqual(expected)
})
