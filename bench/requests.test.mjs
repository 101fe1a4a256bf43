import { expect, test } from 'vitest'
import { computeRequestFigures, getRequestsBefore } from './requests.mjs'

/** The protocol's clock began 1,000 s after the epoch. */
const createRequest = (requestId, timestamp, path, type = 'Fetch') => ({
  requestId,
  url: `http://here.example${path}`,
  method: 'GET',
  type,
  timestamp,
  wallTime: timestamp + 1_000,
})
const toEpochMs = (ms) => (1_000 + 5) * 1_000 + ms

test('returns requests that began before a moment, with the bytes received until then', () => {
  const requests = [
    createRequest('page', 5, '/', 'Document'),
    createRequest('script', 5.1, '/a.js', 'Script'),
    createRequest('late', 5.4, '/late.js', 'Script'),
  ]
  const pieces = [
    { requestId: 'page', timestamp: 5.05, bytes: 900, isWhole: false },
    { requestId: 'page', timestamp: 5.06, bytes: 1_000, isWhole: true },
    { requestId: 'script', timestamp: 5.2, bytes: 300, isWhole: false },
    { requestId: 'script', timestamp: 5.35, bytes: 800, isWhole: true },
  ]

  const found = getRequestsBefore(requests, pieces, toEpochMs(300))

  expect(found).toMatchObject([
    { url: 'http://here.example/', startMs: 0, endMs: 60, bytes: 1_000 },
    { url: 'http://here.example/a.js', startMs: 100, endMs: null, bytes: 300 },
  ])
  expect(getRequestsBefore([], [], toEpochMs(0))).toEqual([])
})

test('counts requests, and kilobytes by type', () => {
  const figures = computeRequestFigures([
    { url: 'http://here.example/', type: 'Document', bytes: 500 },
    { url: 'http://here.example/a.js?v=1', type: 'Other', bytes: 1_500 },
    { url: 'http://here.example/b.webp', type: 'Image', bytes: 2_000 },
    { url: 'http://there.example/api', type: 'Other', method: 'OPTIONS', bytes: 0 },
  ])

  expect(figures).toEqual({ requests: 4, ownRequests: 2, kb: 4, scriptKb: 1.5, imageKb: 2 })
})
