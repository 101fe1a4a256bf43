import { expect, test } from 'vitest'
import { readCacheTimes, TIMELINE_CACHE_VERSION } from './index.ts'

test(
  'reads the times of lists by their names and leaves out invalid ones',
  { tags: ['BY-17'] },
  () => {
    const raw = { version: TIMELINE_CACHE_VERSION, times: { home: 5, 'hashtag:a': 'soon' } }

    expect([...readCacheTimes(raw)]).toEqual([['home', 5]])
  },
)

test.each([null, 'x', [], { times: { home: 5 } }, { version: TIMELINE_CACHE_VERSION, times: [5] }])(
  'reads no times from %j',
  (raw) => {
    expect(readCacheTimes(raw).size).toBe(0)
  },
)
