import { describe, expect, test } from 'vitest'
import { parseDate, parseKnownDate } from './parse-date.ts'

describe('parseDate', () => {
  test.each([
    ['2026-11-21T08:00:00.000Z', Date.UTC(2026, 10, 21, 8)],
    ['2026-11-21T08:00:00Z', Date.UTC(2026, 10, 21, 8)],
    ['2026-11-21T08:00:00.123456Z', Date.UTC(2026, 10, 21, 8, 0, 0, 123)],
    ['2026-11-21T09:00:00+01:00', Date.UTC(2026, 10, 21, 8)],
    ['2026-11-21 08:00:00Z', Date.UTC(2026, 10, 21, 8)],
    ['2026-11-21', Date.UTC(2026, 10, 21)],
    ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29)],
    ['9999-12-31T23:59:59Z', Date.UTC(9999, 11, 31, 23, 59, 59)],
  ])('parses %s', { tags: ['OVR-09'] }, (text, moment) => {
    expect(parseDate(text)).toBe(moment)
  })

  test.each([
    null,
    undefined,
    '',
    ' ',
    'yesterday',
    '1',
    '2026',
    '2026-02-30T00:00:00Z',
    '2025-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-10T00:00:00Z',
    '2026-11-21T25:61:00Z',
    '0000-00-00T00:00:00Z',
    '+275760-09-13T00:00:00.001Z',
    '99999-01-01T00:00:00Z',
    'Infinity',
    1_700_000_000,
    Number.NaN,
    {},
    [],
  ])('returns null for %j', { tags: ['OVR-09'] }, (raw) => {
    expect(parseDate(raw)).toBeNull()
  })
})

describe('parseKnownDate', () => {
  test('parses a date', { tags: ['OVR-09'] }, () => {
    expect(parseKnownDate('2026-11-21T08:00:00Z')).toBe(Date.UTC(2026, 10, 21, 8))
  })

  test.each([
    null,
    '',
    'yesterday',
    '0001-01-01T00:00:00Z',
    '1969-12-31T23:59:59Z',
    '1970-01-01T00:00:00.000Z',
    '1970-01-01T12:00:00+02:00',
  ])('returns null for %j', { tags: ['OVR-09'] }, (raw) => {
    expect(parseKnownDate(raw)).toBeNull()
  })
})
