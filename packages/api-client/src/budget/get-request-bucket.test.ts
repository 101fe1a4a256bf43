import { expect, test } from 'vitest'
import { getRequestBucket } from './bucket-counts.ts'

test.each([
  ['GET', '/api/v1/timelines/home', null],
  ['GET', '/api/v1/timelines/home?since_id=5', 'paged'],
  ['GET', '/api/v1/notifications?limit=40&max_id=5', 'paged'],
  ['GET', '/api/v1/timelines/home?min_id=5', 'paged'],
  ['POST', '/api/v1/media', 'uploads'],
  ['POST', '/api/v2/media', 'uploads'],
  ['PUT', '/api/v1/media/5', null],
  ['DELETE', '/api/v1/statuses/5', 'deletions'],
  ['POST', '/api/v1/statuses/01ABC/unreblog', 'deletions'],
  ['POST', '/api/v1/statuses/5/reblog', null],
  ['DELETE', '/api/v1/lists/5', null],
])('counts %s %s as %s', (method, path, family) => {
  expect(getRequestBucket(method, `https://a.example${path}`)).toBe(family)
})
