import { expect, test } from 'vitest'
import { isMediaReady, processingWait } from '../index.ts'

test.each([
  [200, true],
  [202, false],
  [206, false],
])('an answer %i says ready: %s', { tags: ['UPL-16'] }, (status, isReady) => {
  expect(isMediaReady(status)).toBe(isReady)
})

test.each([
  [0, 0, 1000],
  [1, 1000, 2000],
  [4, 10_000, 5000],
  [5, 15_000, 5000],
  [60, 299_999, 5000],
  [61, 300_000, null],
])('asked %i times in %i ms, the next wait is %s', { tags: ['UPL-16'] }, (asked, waited, wait) => {
  expect(processingWait(asked, waited)).toBe(wait)
})
