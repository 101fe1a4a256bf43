import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stretchOver } from './call-budget.ts'

test.each([
  ['with plenty left nobody waits longer', [{ left: 1000, until: 300_000 }], 2, 20_000],
  ['thirty pollers share what is left', [{ left: 60, until: 300_000 }], 30, 150_000],
  ['with nothing left all wait for the reset', [{ left: 0, until: 300_000 }], 2, 300_000],
  ['what was granted until before now counts no more', [{ left: 0, until: -5 }], 2, 20_000],
  ['without a count nobody waits longer', [], 30, 20_000],
  [
    'the tightest count decides',
    [
      { left: 60, until: 60_000 },
      { left: 10, until: 90_000 },
    ],
    4,
    36_000,
  ],
])('%s', (_name, allowances, callers, expected) => {
  expect(stretchOver(allowances, 20_000, callers, 0)).toBe(expected)
})

test('polls that wait so long never ask for more than is left', () => {
  const natural = fc.integer({ min: 1, max: 500 })
  fc.assert(
    fc.property(natural, natural, natural, (left, callers, seconds) => {
      const until = seconds * 1000

      const wait = stretchOver([{ left, until }], 1, callers, 0)

      expect(Math.floor((until / wait) * callers)).toBeLessThanOrEqual(left)
    }),
  )
})
