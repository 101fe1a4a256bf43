import { describe, expect, test } from 'vitest'
import { isOnAfterDrag, turnPage } from './index.ts'

describe('a switch that is dragged', () => {
  test.each([
    ['14 px of a long way are too little', false, 14, 40, false],
    ['15 px flip it on', false, 15, 40, true],
    ['15 px flip it off', true, -15, 40, false],
    ['14 px back are too little', true, -14, 40, true],
    ['past the middle of a short way flips it', false, 11, 20, true],
    ['exactly the middle does not', false, 10, 20, false],
    ['past the middle back, too', true, -11, 20, false],
    ['further on where it is on stays on', true, 30, 20, true],
    ['further off where it is off stays off', false, -30, 20, false],
    ['a press that does not move leaves it', false, 0, 0, false],
    ['a press that does not move leaves it on', true, 0, -2, true],
  ])('%s', { tags: ['MOB-07'] }, (_name, isOn, moved, travel, expected) => {
    expect(isOnAfterDrag({ isOn, moved, travel })).toBe(expected)
  })
})

test.each([
  [0, 1, 6, 1],
  [5, 1, 6, 5],
  [0, -1, 6, 0],
  [3, -1, 6, 2],
  [1, 3, 6, 4],
  [2, 9, 6, 5],
  [0, 1, 0, 0],
])('from page %i a step of %i among %i leads to %i', (page, step, count, expected) => {
  expect(turnPage(page, step, count)).toBe(expected)
})
