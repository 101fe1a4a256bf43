import { expect, test } from 'vitest'
import { formatVideoTime } from '../index.ts'

test.each([
  [0, '00:00'],
  [65, '01:05'],
  [59.9, '00:59'],
  [3599, '59:59'],
  [3600, '01:00:00'],
  [3725, '01:02:05'],
  [-1, '00:00'],
  [Number.NaN, '00:00'],
  [Number.POSITIVE_INFINITY, '00:00'],
])('formats %d s as %s', { tags: ['VID-15'] }, (seconds, text) => {
  expect(formatVideoTime(seconds)).toBe(text)
})
