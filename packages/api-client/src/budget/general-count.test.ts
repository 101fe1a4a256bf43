import { expect, test } from 'vitest'
import {
  resetExpiredCount,
  getUserReserve,
  UNKNOWN_COUNT,
  countUnreportedRequest,
  applyRateLimit,
} from './general-count.ts'

const createCount = (left: number, resetAt: number) => ({ limit: 300, left, resetAt })

test('accepts the first rate limit that the server reports', () => {
  expect(applyRateLimit(UNKNOWN_COUNT, createCount(7, 900), 0)).toEqual(createCount(7, 900))
})

test.each([
  ['a response that arrives out of order', createCount(9, 900_000), createCount(7, 900_000)],
  ['a later response', createCount(5, 900_000), createCount(5, 900_000)],
  [
    'a later response whose reset differs by a fraction of a second',
    createCount(5, 899_100),
    createCount(5, 900_000),
  ],
  [
    'a response whose reset has a larger fraction',
    createCount(5, 900_800),
    createCount(5, 900_800),
  ],
  ['a response of an earlier window', createCount(0, 600_000), createCount(7, 900_000)],
  ['a response of the next window', createCount(299, 1_200_000), createCount(299, 1_200_000)],
  ['a response without a reset', { limit: 300, left: 9, resetAt: null }, createCount(9, 900_000)],
])('keeps the right count of 7 left after %s', (_name, rate, expected) => {
  expect(applyRateLimit(createCount(7, 900_000), rate, 500_000)).toEqual(expected)
})

test('assumes a window of five minutes when the server reports no reset', () => {
  const rate = { limit: 300, left: 3, resetAt: null }

  expect(applyRateLimit(UNKNOWN_COUNT, rate, 1000)).toEqual(createCount(3, 301_000))
})

test('subtracts an unanswered request, down to 0', () => {
  expect(countUnreportedRequest(createCount(7, 900), 500)).toEqual(createCount(6, 900))
  expect(countUnreportedRequest(createCount(0, 900), 500)).toEqual(createCount(0, 900))
  expect(countUnreportedRequest(createCount(7, 900), 900)).toEqual({
    limit: 300,
    left: 299,
    resetAt: null,
  })
  expect(countUnreportedRequest(UNKNOWN_COUNT, 500)).toEqual(UNKNOWN_COUNT)
})

test('updates only the limit from a response that is older than the reset', () => {
  expect(applyRateLimit(UNKNOWN_COUNT, createCount(3, 400), 500)).toEqual({
    limit: 300,
    left: null,
    resetAt: null,
  })
})

test('restores the full limit at the reset', () => {
  expect(resetExpiredCount(createCount(0, 900), 899)).toEqual(createCount(0, 900))
  expect(resetExpiredCount(createCount(0, 900), 900)).toEqual({
    limit: 300,
    left: 300,
    resetAt: null,
  })
})

test('reserves a fifth for the user', () => {
  expect([getUserReserve(300), getUserReserve(30), getUserReserve(1)]).toEqual([60, 6, 1])
})
