import { expect, test } from 'vitest'
import { encodeTimelineKey, isKept, parseTimelineKey } from './index.ts'

test.each([
  ['favourites', true],
  ['bookmarks', true],
  ['home', false],
  ['direct', false],
] as const)('%s has a key, and is kept by a deed of the reader: %s', (kind, expected) => {
  const params = parseTimelineKey(encodeTimelineKey({ kind }))

  expect(params).toEqual({ kind })
  expect(isKept(params)).toBe(expected)
})
