import { expect, test } from 'vitest'
import { isSearchedEnough } from './search-limit.ts'

test('stops loading where few of many notifications are shown', { tags: ['BY-46'] }, () => {
  expect(isSearchedEnough(200, 0)).toBe(false)
  expect(isSearchedEnough(230, 1)).toBe(true)
  expect(isSearchedEnough(1_000, 100)).toBe(false)
})
