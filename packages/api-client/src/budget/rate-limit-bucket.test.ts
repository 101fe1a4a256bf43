import { expect, test } from 'vitest'
import { findReportedBucket } from './rate-limit-bucket.ts'

const MINUTE = 60_000

test.each([
  ['a read', 'GET', null, 300, 4 * MINUTE, 'general'],
  ['a read of a server with long windows', 'GET', null, 1000, 60 * MINUTE, 'general'],
  ['a page', 'GET', 'paged', 300, 4 * MINUTE, 'general'],
  ['a page with the limit of pages', 'GET', 'paged', 300, 14 * MINUTE, 'paged'],
  ['a deletion', 'DELETE', 'deletions', 300, 4 * MINUTE, 'general'],
  ['a deletion with the limit of deletions', 'DELETE', 'deletions', 30, 2 * MINUTE, 'deletions'],
  ['an upload with the limit of uploads', 'POST', 'uploads', 30, 29 * MINUTE, 'uploads'],
  ['a post', 'POST', null, 300, 4 * MINUTE, 'general'],
  ['a post with the limit of posts', 'POST', null, 300, 170 * MINUTE, 'own'],
] as const)(
  'finds the reported bucket of %s: %s',
  (_name, method, family, limit, resetAt, expected) => {
    const known = { limit: 300, left: null }

    expect(findReportedBucket({ method, bucket: family }, { limit, resetAt }, known, 0)).toBe(
      expected,
    )
  },
)

test.each([
  ['a page with as many left as the general count', 'paged', 198, 'general'],
  ['a page with far fewer left', 'paged', 40, 'paged'],
  ['another read with far fewer left', null, 40, 'general'],
] as const)(
  'finds the bucket in the last minutes of a window: %s',
  (_name, family, left, expected) => {
    const rate = { limit: 300, left, resetAt: 2 * MINUTE }

    expect(
      findReportedBucket({ method: 'GET', bucket: family }, rate, { limit: 300, left: 200 }, 0),
    ).toBe(expected)
  },
)
