import { expect, test } from 'vitest'
import { whoseCount } from './whose-count.ts'

const MINUTE = 60_000

test.each([
  ['a read', 'GET', null, 300, 4 * MINUTE, 'general'],
  ['a read of a server with long windows', 'GET', null, 1000, 60 * MINUTE, 'general'],
  ['a page', 'GET', 'paged', 300, 4 * MINUTE, 'general'],
  ['a page that speaks of pages', 'GET', 'paged', 300, 14 * MINUTE, 'paged'],
  ['a deletion', 'DELETE', 'deletions', 300, 4 * MINUTE, 'general'],
  ['a deletion that speaks of deletions', 'DELETE', 'deletions', 30, 2 * MINUTE, 'deletions'],
  ['an upload that speaks of uploads', 'POST', 'uploads', 30, 29 * MINUTE, 'uploads'],
  ['a post', 'POST', null, 300, 4 * MINUTE, 'general'],
  ['a post that speaks of posts', 'POST', null, 300, 170 * MINUTE, 'own'],
] as const)('%s: %s', (_name, method, family, limit, resetAt, expected) => {
  const known = { limit: 300, left: null }

  expect(whoseCount({ method, family }, { limit, resetAt }, known, 0)).toBe(expected)
})

test.each([
  ['a page with as many left as all calls', 'paged', 198, 'general'],
  ['a page of which far fewer are left', 'paged', 40, 'paged'],
  ['another read of which far fewer are left', null, 40, 'general'],
] as const)('in the last minutes of a window: %s', (_name, family, left, expected) => {
  const rate = { limit: 300, left, resetAt: 2 * MINUTE }

  expect(whoseCount({ method: 'GET', family }, rate, { limit: 300, left: 200 }, 0)).toBe(expected)
})
