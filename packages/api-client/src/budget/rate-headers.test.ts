import { expect, test } from 'vitest'
import { readRate, readReset } from './general-count.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const counted = { 'X-RateLimit-Limit': '300', 'X-RateLimit-Remaining': '7' }

test.each([
  ['a date', { 'X-RateLimit-Reset': '2026-11-21T12:05:00.000Z' }],
  ['seconds since the epoch', { 'X-RateLimit-Reset': String(NOON / 1000 + 300) }],
  ['seconds to wait', { 'Retry-After': '300' }],
])('what is left is read with %s', (_name, reset) => {
  expect(readRate(new Headers({ ...counted, ...reset }), NOON)).toEqual({
    limit: 300,
    left: 7,
    resetAt: NOON + 300_000,
  })
})

test.each([
  ['says nothing', {}],
  ['says what is no number', { 'X-RateLimit-Remaining': 'plenty' }],
])('a server that %s grants an unknown number', (_name, headers) => {
  expect(readRate(new Headers(headers), NOON)).toBeNull()
})

test('seconds to wait are believed before a date, which may be by another clock', () => {
  const headers = { 'X-RateLimit-Reset': '2026-11-21T14:05:00.000Z', 'Retry-After': '300' }

  expect(readReset(new Headers(headers), NOON)).toBe(NOON + 300_000)
})

test('a reset that cannot be read is none', () => {
  expect(readReset(new Headers({ 'X-RateLimit-Reset': 'soon' }), NOON)).toBeNull()
})
