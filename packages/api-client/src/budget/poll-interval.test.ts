import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computePollInterval } from './request-budget.ts'

test.each([
  ['keeps the base interval with plenty left', [{ left: 1000, until: 300_000 }], 2, 20_000],
  ['divides the rest among thirty pollers', [{ left: 60, until: 300_000 }], 30, 150_000],
  ['waits for the reset with nothing left', [{ left: 0, until: 300_000 }], 2, 300_000],
  ['ignores an expired allowance', [{ left: 0, until: -5 }], 2, 20_000],
  ['keeps the base interval without a count', [], 30, 20_000],
  [
    'uses the tightest allowance',
    [
      { left: 60, until: 60_000 },
      { left: 10, until: 90_000 },
    ],
    4,
    36_000,
  ],
])('computes the poll interval: %s', (_name, allowances, callers, expected) => {
  expect(computePollInterval(allowances, 20_000, callers, 0)).toBe(expected)
})

test('never requests more than is left', () => {
  const natural = fc.integer({ min: 1, max: 500 })
  fc.assert(
    fc.property(natural, natural, natural, (left, callers, seconds) => {
      const until = seconds * 1000

      const wait = computePollInterval([{ left, until }], 1, callers, 0)

      expect(Math.floor((until / wait) * callers)).toBeLessThanOrEqual(left)
    }),
  )
})
