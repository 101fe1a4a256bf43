import { expect, test } from 'vitest'
import { readRateLimit, readReset } from './general-count.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const counted = { 'X-RateLimit-Limit': '300', 'X-RateLimit-Remaining': '7' }

test.each([
  ['a date', { 'X-RateLimit-Reset': '2026-11-21T12:05:00.000Z' }],
  ['seconds since the epoch', { 'X-RateLimit-Reset': String(NOON / 1000 + 300) }],
  ['seconds to wait', { 'Retry-After': '300' }],
])('reads the requests left with %s', (_name, reset) => {
  expect(readRateLimit(new Headers({ ...counted, ...reset }), NOON)).toEqual({
    limit: 300,
    left: 7,
    resetAt: NOON + 300_000,
  })
})

test.each([
  ['sends no headers', {}],
  ['sends something other than a number', { 'X-RateLimit-Remaining': 'plenty' }],
])('returns null for a server that %s', (_name, headers) => {
  expect(readRateLimit(new Headers(headers), NOON)).toBeNull()
})

test('prefers the seconds to wait over a date, which may come from a wrong clock', () => {
  const headers = { 'X-RateLimit-Reset': '2026-11-21T14:05:00.000Z', 'Retry-After': '300' }

  expect(readReset(new Headers(headers), NOON)).toBe(NOON + 300_000)
})

test('returns null for a reset that cannot be parsed', () => {
  expect(readReset(new Headers({ 'X-RateLimit-Reset': 'soon' }), NOON)).toBeNull()
})
