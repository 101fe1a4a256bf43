import { expect, test } from 'vitest'
import { replyCount } from './reply-count.ts'

test.each([
  [0, '0'],
  [1, '1'],
  [2, '1+'],
  [7, '1+'],
])('%i answers read %s [ST-29]', (count, expected) => {
  expect(replyCount(count)).toBe(expected)
})
