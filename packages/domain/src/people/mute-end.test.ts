import { expect, test } from 'vitest'
import { muteEnd, secondsLeft } from './index.ts'

const NOON = Date.parse('2026-11-22T12:00:00.000Z')

test.each([
  [0, null],
  [-5, null],
  [60, '2026-11-22T12:01:00.000Z'],
])('a mute of %i seconds ends at %s', (duration, expected) => {
  expect(muteEnd(duration, NOON)).toBe(expected)
})

test.each([
  ['no end', null, 0],
  ['an end that passed', '2026-11-22T11:59:59.000Z', 0],
  ['an end that is now', '2026-11-22T12:00:00.000Z', 0],
  ['a part of a second', '2026-11-22T12:00:00.100Z', 1],
  ['two minutes', '2026-11-22T12:02:00.000Z', 120],
  ['what is no time', 'soon', 0],
])('of %s, %s, so many seconds are left: %i', (_name, end, expected) => {
  expect(secondsLeft(end, NOON)).toBe(expected)
})
