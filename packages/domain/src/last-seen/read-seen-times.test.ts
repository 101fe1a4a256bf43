import { expect, test } from 'vitest'
import { readSeenTimes, SEEN_VERSION } from './index.ts'

test(
  'the times of lists are read by their names; what is no time is left out',
  { tags: ['BY-17'] },
  () => {
    const raw = { version: SEEN_VERSION, times: { home: 5, 'hashtag:a': 'soon' } }

    expect([...readSeenTimes(raw)]).toEqual([['home', 5]])
  },
)

test.each([null, 'x', [], { times: { home: 5 } }, { version: SEEN_VERSION, times: [5] }])(
  'of %j none is read',
  (raw) => {
    expect(readSeenTimes(raw).size).toBe(0)
  },
)
