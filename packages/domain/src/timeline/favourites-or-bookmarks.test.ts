import { expect, test } from 'vitest'
import { encodeTimelineKey, isFavouritesOrBookmarks, parseTimelineKey } from './index.ts'

test.each([
  ['favourites', true],
  ['bookmarks', true],
  ['home', false],
  ['direct', false],
] as const)('has a key for %s, and is favourites or bookmarks: %s', (kind, expected) => {
  const params = parseTimelineKey(encodeTimelineKey({ kind }))

  expect(params).toEqual({ kind })
  expect(isFavouritesOrBookmarks(params)).toBe(expected)
})
