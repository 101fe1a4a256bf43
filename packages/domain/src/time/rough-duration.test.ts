import { expect, test } from 'vitest'
import { getRoughDuration } from './index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  [-5 * MINUTE, 'minute', 0],
  [59_000, 'minute', 0],
  [MINUTE, 'minute', 1],
  [9.6 * MINUTE, 'minute', 10],
  [11 * MINUTE, 'minute', 10],
  [38 * MINUTE, 'minute', 40],
  [89 * MINUTE, 'minute', 90],
  [90 * MINUTE, 'hour', 2],
  [5 * HOUR + 55 * MINUTE, 'hour', 6],
  [35.9 * HOUR, 'hour', 36],
  [36 * HOUR, 'day', 2],
  [80 * HOUR, 'day', 3],
])('rounds %i ms to %s: %i', { tags: ['BY-38'] }, (ms, unit, value) => {
  expect(getRoughDuration(ms)).toEqual({ unit, value })
})
