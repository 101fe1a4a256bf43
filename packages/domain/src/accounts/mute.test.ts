import { expect, test } from 'vitest'
import { getMuteEnd, getSecondsLeft } from './index.ts'

const NOON = Date.parse('2026-11-22T12:00:00.000Z')

test.each([
  [0, null],
  [-5, null],
  [60, '2026-11-22T12:01:00.000Z'],
])('ends a mute of %i seconds at %s', (duration, expected) => {
  expect(getMuteEnd(duration, NOON)).toBe(expected)
})

test.each([
  ['no end', null, 0],
  ['a past end', '2026-11-22T11:59:59.000Z', 0],
  ['an end at the current time', '2026-11-22T12:00:00.000Z', 0],
  ['a fraction of a second', '2026-11-22T12:00:00.100Z', 1],
  ['two minutes', '2026-11-22T12:02:00.000Z', 120],
  ['an invalid time', 'soon', 0],
])('converts %s (%s) to %i remaining seconds', (_name, end, expected) => {
  expect(getSecondsLeft(end, NOON)).toBe(expected)
})
