import { expect, test } from 'vitest'
import { FIRST_POLL_MS, POLL_MS, getPollDelay } from './index.ts'

test.each([
  [true, 0, 0],
  [true, 0.5, 20_000],
  [true, 0.999, 39_960],
  [false, 0, 20_000],
  [false, 0.5, 30_000],
  [false, 0.999, 39_980],
])(
  'returns a delay of $2 ms when isFirst is $0 and random is $1',
  { tags: ['TL-18'] },
  (isFirst, random, ms) => {
    expect(getPollDelay(isFirst, random)).toBeCloseTo(ms)
  },
)

test('polls within 40 s first, then every 20 to 40 s', { tags: ['TL-18'] }, () => {
  expect([FIRST_POLL_MS, POLL_MS]).toEqual([40_000, 20_000])
})
