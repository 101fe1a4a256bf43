import { expect, test } from 'vitest'
import { requestFigures, requestsBefore } from './requests.mjs'

/** The tools' clock began 1,000 s after the epoch. */
const request = (requestId, timestamp, path, type = 'Fetch') => ({
  requestId,
  url: `http://here.example${path}`,
  method: 'GET',
  type,
  timestamp,
  wallTime: timestamp + 1_000,
})
const atMs = (ms) => (1_000 + 5) * 1_000 + ms

test('what began before a moment counts, with what of it had come by then', () => {
  const requests = [
    request('page', 5, '/', 'Document'),
    request('script', 5.1, '/a.js', 'Script'),
    request('late', 5.4, '/late.js', 'Script'),
  ]
  const pieces = [
    { requestId: 'page', timestamp: 5.05, bytes: 900, isWhole: false },
    { requestId: 'page', timestamp: 5.06, bytes: 1_000, isWhole: true },
    { requestId: 'script', timestamp: 5.2, bytes: 300, isWhole: false },
    { requestId: 'script', timestamp: 5.35, bytes: 800, isWhole: true },
  ]

  const found = requestsBefore(requests, pieces, atMs(300))

  expect(found).toMatchObject([
    { url: 'http://here.example/', startMs: 0, endMs: 60, bytes: 1_000 },
    { url: 'http://here.example/a.js', startMs: 100, endMs: null, bytes: 300 },
  ])
  expect(requestsBefore([], [], atMs(0))).toEqual([])
})

test('requests are counted, and their kilobytes by what they brought', () => {
  const figures = requestFigures([
    { url: 'http://here.example/', type: 'Document', bytes: 500 },
    { url: 'http://here.example/a.js?v=1', type: 'Other', bytes: 1_500 },
    { url: 'http://here.example/b.webp', type: 'Image', bytes: 2_000 },
  ])

  expect(figures).toEqual({ requests: 3, kb: 4, scriptKb: 1.5, imageKb: 2 })
})
