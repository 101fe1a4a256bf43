import { expect, test } from 'vitest'
import { uploadTrouble } from '../index.ts'

test.each([
  [413, false, 'too-large'],
  [422, false, 'refused'],
  [403, false, 'refused'],
  [422, true, 'refused'],
  [429, false, 'busy'],
  [500, false, 'failed'],
  [503, true, 'failed'],
  [null, false, 'cut'],
  [null, true, 'unfinished'],
] as const)(
  'an upload that ended with %s, all of it there: %s, is called %s [UPL-04, UPL-16]',
  (status, isProcessing, kind) => {
    expect(uploadTrouble({ status, isProcessing, serverMessage: 'no' })).toEqual({
      kind,
      reason: 'no',
    })
  },
)
