import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  getLabelStart,
  LIBRARY_THRESHOLDS,
  getLongTime,
  getNextRefresh,
  getShortTime,
} from './index.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = new Date(2026, 10, 21, 12).getTime()
const getShortTimeAgo = (ms: number) => getShortTime(NOW - ms, NOW)

describe('getShortTime', () => {
  test.each([
    [9.9 * SECOND, 'now', 0],
    [0, 'now', 0],
    [-5 * MINUTE, 'now', 0],
    [10 * SECOND, 'second', 10],
    [59.9 * SECOND, 'second', 59],
    [60 * SECOND, 'minute', 1],
    [59.9 * MINUTE, 'minute', 59],
    [3600 * SECOND, 'hour', 1],
    [23.9 * HOUR, 'hour', 23],
    [86_400 * SECOND, 'day', 1],
    [6.99 * DAY, 'day', 6],
  ])('labels %i ms ago as %s %i', { tags: ['TIM-01', 'TIM-02'] }, (ms, unit, value) => {
    expect(getShortTimeAgo(ms)).toEqual({ unit, value })
  })

  test(
    'returns a date from 7 days on, with its year if it is not the current one',
    { tags: ['TIM-03'] },
    () => {
      expect(getShortTimeAgo(7 * DAY)).toEqual({
        unit: 'date',
        value: NOW - 7 * DAY,
        withYear: false,
      })
      expect(getShortTimeAgo(365 * DAY)).toEqual({
        unit: 'date',
        value: NOW - 365 * DAY,
        withYear: true,
      })
      const newYear = new Date(2027, 0, 5).getTime()
      const beforeNewYear = new Date(2026, 11, 20).getTime()
      expect(getShortTime(beforeNewYear, newYear)).toMatchObject({ unit: 'date', withYear: true })
    },
  )
})

describe('getNextRefresh', () => {
  test.each([
    [0, 10 * SECOND],
    [8 * SECOND, 10 * SECOND],
    [30 * SECOND, 10 * SECOND],
    [55 * SECOND, 10 * SECOND],
    [70 * SECOND, 50 * SECOND],
    [59.9 * SECOND, 10 * SECOND],
    [60 * SECOND, 60 * SECOND],
    [115 * SECOND, 10 * SECOND],
    [60 * MINUTE, 60 * MINUTE],
    [90 * MINUTE, 30 * MINUTE],
    [119.5 * MINUTE, 30 * SECOND],
    [24 * HOUR, 24 * HOUR],
    [30 * HOUR, 18 * HOUR],
    [47.9999 * HOUR, 10 * SECOND],
    [-30 * SECOND, 40 * SECOND],
    [-5 * MINUTE, 5 * MINUTE + 10 * SECOND],
    [-3 * DAY, DAY],
  ])('refreshes an age of %i ms after %i ms', { tags: ['TIM-04'] }, (age, wait) => {
    expect(getNextRefresh(NOW - age, NOW)).toBe(wait)
  })

  test('returns null for a date', { tags: ['TIM-04'] }, () => {
    expect(getNextRefresh(NOW - 7 * DAY, NOW)).toBeNull()
    expect(getNextRefresh(Number.NaN, NOW)).toBeNull()
  })

  test('is between 10 s and a day, even with wrong clocks', { tags: ['TIM-04'] }, () => {
    fc.assert(
      fc.property(fc.integer({ min: -400 * DAY, max: 7 * DAY - 1 }), (age) => {
        const wait = getNextRefresh(NOW - age, NOW)
        expect(wait).toBeGreaterThanOrEqual(10 * SECOND)
        expect(wait).toBeLessThanOrEqual(DAY)
      }),
    )
  })

  test('keeps a label at most 10 s out of date', { tags: ['TIM-04'] }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 * DAY - 1 }), (age) => {
        const wait = getNextRefresh(NOW - age, NOW) ?? 0
        const late = getShortTime(NOW - age, NOW + wait - 10 * SECOND - 1)
        const isStillRight = wait === 10 * SECOND || late.unit === getShortTimeAgo(age).unit
        expect(isStillRight).toBe(true)
      }),
    )
  })
})

/** Returns the minimum age in milliseconds of a short label. */
const getMinAge = (label: ReturnType<typeof getShortTimeAgo>): number => {
  const unitMs = { now: 0, second: SECOND, minute: MINUTE, hour: HOUR, day: DAY, date: 0 }
  return label.unit === 'date' ? NOW - label.value : label.value * unitMs[label.unit]
}

test('returns an age rounded down by less than one unit', { tags: ['TIM-02'] }, () => {
  const unitMs = {
    now: 10 * SECOND,
    second: SECOND,
    minute: MINUTE,
    hour: HOUR,
    day: DAY,
    date: 1,
  }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 * DAY }), (age) => {
      const label = getShortTimeAgo(age)
      expect(getMinAge(label)).toBeLessThanOrEqual(age)
      expect(age - getMinAge(label)).toBeLessThan(unitMs[label.unit])
    }),
  )
})

test(
  'returns the labels in the order of the ages',
  { tags: ['TIM-01', 'TIM-02', 'TIM-03'] },
  () => {
    const age = fc.integer({ min: -DAY, max: 20 * DAY })
    fc.assert(
      fc.property(age, age, (one, other) => {
        const [younger, older] = [Math.min(one, other), Math.max(one, other)]
        expect(getMinAge(getShortTimeAgo(younger))).toBeLessThanOrEqual(
          getMinAge(getShortTimeAgo(older)),
        )
      }),
    )
  },
)

describe('getLongTime', () => {
  test.each([
    [59 * SECOND, 'second', -59],
    [60 * SECOND, 'minute', -1],
    [59 * MINUTE, 'minute', -59],
    [60 * MINUTE, 'hour', -1],
    [23 * HOUR, 'hour', -23],
    [24 * HOUR, 'day', -1],
    [29 * DAY, 'day', -29],
    [30 * DAY, 'month', -1],
    [330 * DAY, 'month', -11],
    [365 * DAY, 'year', -1],
    [0, 'second', 0],
    [-3 * DAY, 'day', 3],
    [-5 * MINUTE, 'minute', 5],
  ])('labels %i ms ago as %s %i', { tags: ['TIM-05'] }, (ms, unit, value) => {
    expect(getLongTime(NOW - ms, NOW)).toEqual({ unit, value })
  })

  test('returns a year for twelve months', { tags: ['TIM-05'] }, () => {
    expect(getLongTime(NOW - 360 * DAY, NOW).unit).toBe('year')
  })

  test.each([
    [44 * SECOND, 'second', -44],
    [45 * SECOND, 'minute', -1],
    [45 * MINUTE, 'hour', -1],
    [22 * HOUR, 'day', -1],
    [26 * DAY, 'month', -1],
    [330 * DAY, 'year', -1],
  ])(
    'labels %i ms ago as %s %i with the thresholds of the library',
    { tags: ['TIM-06'] },
    (ms, unit, value) => {
      expect(getLongTime(NOW - ms, NOW, LIBRARY_THRESHOLDS)).toEqual({ unit, value })
    },
  )
})

test('does not return an earlier label for a later time', { tags: ['TIM-05'] }, () => {
  const days = { second: 1 / 86_400, minute: 1 / 1440, hour: 1 / 24, day: 1, month: 30, year: 360 }
  const reading = (at: number) => {
    const { unit, value } = getLongTime(at, NOW)
    return value * days[unit]
  }
  const moment = fc.integer({ min: NOW - 3000 * DAY, max: NOW + 3000 * DAY })
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      expect(reading(Math.min(one, other))).toBeLessThanOrEqual(reading(Math.max(one, other)))
    }),
  )
})

test.each([
  [5 * SECOND, 'now'],
  [DAY, 'now'],
  [DAY + 1, 'date'],
  [8_000 * 365 * DAY, 'date'],
])(
  'labels %i ms in the future as %s, because clocks differ by less than a day',
  { tags: ['TIM-01'] },
  (ms, unit) => {
    expect(getShortTime(NOW + ms, NOW).unit).toBe(unit)
  },
)

describe('getLabelStart', () => {
  const AGES = [-5_000, 0, 9_999, 10_000, 59_999, 60_000, 3_599_999, 3_600_000, 86_399_999].concat([
    86_400_000,
    604_799_999,
    604_800_000,
    20 * 86_400_000,
    400 * 86_400_000,
  ])

  test.each(AGES)('keeps the label of an age of %i ms', { tags: ['TIM-04'] }, (age) => {
    const at = NOW - age

    expect(getShortTime(at, getLabelStart(at, NOW))).toEqual(getShortTime(at, NOW))
    expect(getLabelStart(at, NOW)).toBeLessThanOrEqual(NOW)
  })

  test('changes only when the label changes', { tags: ['TIM-04'] }, () => {
    const at = NOW - 3 * 3_600_000

    expect(getLabelStart(at, NOW)).toBe(getLabelStart(at, NOW + 3_599_999))
    expect(getLabelStart(at, NOW + 3_600_000)).not.toBe(getLabelStart(at, NOW))
  })

  test('returns 0 for an invalid time', { tags: ['TIM-04'] }, () => {
    expect(getLabelStart(Number.NaN, NOW)).toBe(0)
  })
})
