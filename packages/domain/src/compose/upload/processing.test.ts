import { expect, test } from 'vitest'
import { isMediaReady, getProcessingDelay } from '../index.ts'

test.each([
  [200, true],
  [202, false],
  [206, false],
])('returns $1 for the HTTP status $0', { tags: ['UPL-16'] }, (status, isReady) => {
  expect(isMediaReady(status)).toBe(isReady)
})

test.each([
  [0, 0, 1000],
  [1, 1000, 2000],
  [4, 10_000, 5000],
  [5, 15_000, 5000],
  [60, 299_999, 5000],
  [61, 300_000, null],
])(
  'returns the delay $2 after $0 requests in $1 ms',
  { tags: ['UPL-16'] },
  (requestCount, waited, wait) => {
    expect(getProcessingDelay(requestCount, waited)).toBe(wait)
  },
)
