import { expect, test } from 'vitest'
import { afterReset, reserveOf, UNCOUNTED, withRate } from './general-count.ts'

const at = (left: number, resetAt: number) => ({ limit: 300, left, resetAt })

test('the first answer is believed', () => {
  expect(withRate(UNCOUNTED, at(7, 900), 0)).toEqual(at(7, 900))
})

test.each([
  ['an answer that was overtaken', at(9, 900), at(7, 900)],
  ['a later one', at(5, 900), at(5, 900)],
  ['one of an earlier window', at(0, 600), at(7, 900)],
  ['one of the next window', at(299, 1200), at(299, 1200)],
])('after 7 left, %s leaves what is true', (_name, rate, expected) => {
  expect(withRate(at(7, 900), rate, 500)).toEqual(expected)
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
