import { expect, test } from 'vitest'
import { toUploadError } from '../index.ts'
import { readUploadError } from './upload-response.ts'

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
  'returns the error $2 for the status $0 with all bytes sent: $1',
  { tags: ['UPL-04', 'UPL-16'] },
  (status, isProcessing, kind) => {
    const failure = { status, isProcessing, serverMessage: 'no', isLedElsewhere: false }
    expect(toUploadError(failure)).toEqual({ kind, reason: 'no' })
  },
)

test('reports a redirect to another host as its own error', () => {
  const failure = { status: null, isProcessing: false, serverMessage: null, isLedElsewhere: true }
  expect(toUploadError(failure)).toEqual({ kind: 'led-elsewhere', reason: null })
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
])('reads the stored %j as %j', { tags: ['BY-32'] }, (raw, expected) => {
  expect(readUploadError(raw)).toEqual(expected)
})
