import { expect, test } from 'vitest'
import { afterReset, reserveOf, UNCOUNTED, withOneSpent, withRate } from './general-count.ts'

const at = (left: number, resetAt: number) => ({ limit: 300, left, resetAt })

test('the first answer is believed', () => {
  expect(withRate(UNCOUNTED, at(7, 900), 0)).toEqual(at(7, 900))
})

test.each([
  ['an answer that was overtaken', at(9, 900_000), at(7, 900_000)],
  ['a later one', at(5, 900_000), at(5, 900_000)],
  ['a later one whose reset has another fraction of the second', at(5, 899_100), at(5, 900_000)],
  ['one whose reset has a larger fraction', at(5, 900_800), at(5, 900_800)],
  ['one of an earlier window', at(0, 600_000), at(7, 900_000)],
  ['one of the next window', at(299, 1_200_000), at(299, 1_200_000)],
  ['one that names no reset', { limit: 300, left: 9, resetAt: null }, at(9, 900_000)],
])('after 7 left, %s leaves what is true', (_name, rate, expected) => {
  expect(withRate(at(7, 900_000), rate, 500_000)).toEqual(expected)
})

test('a server that never says when the count begins anew is believed for five minutes', () => {
  const rate = { limit: 300, left: 3, resetAt: null }

  expect(withRate(UNCOUNTED, rate, 1000)).toEqual(at(3, 301_000))
})

test('a call that nobody answers for is one less, and never less than none', () => {
  expect(withOneSpent(at(7, 900), 500)).toEqual(at(6, 900))
  expect(withOneSpent(at(0, 900), 500)).toEqual(at(0, 900))
  expect(withOneSpent(at(7, 900), 900)).toEqual({ limit: 300, left: 299, resetAt: null })
  expect(withOneSpent(UNCOUNTED, 500)).toEqual(UNCOUNTED)
})

test('an answer that is older than the reset says only how many there are', () => {
  expect(withRate(UNCOUNTED, at(3, 400), 500)).toEqual({ limit: 300, left: null, resetAt: null })
})

test('at the reset all is granted anew', () => {
  expect(afterReset(at(0, 900), 899)).toEqual(at(0, 900))
  expect(afterReset(at(0, 900), 900)).toEqual({ limit: 300, left: 300, resetAt: null })
})

test('a fifth is the user’s', () => {
  expect([reserveOf(300), reserveOf(30), reserveOf(1)]).toEqual([60, 6, 1])
})
