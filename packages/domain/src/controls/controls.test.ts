import { describe, expect, test } from 'vitest'
import { isOnAfterDrag, turnPage } from './index.ts'

describe('isOnAfterDrag', () => {
  test.each([
    ['stays off after 14 px of a long track', false, 14, 40, false],
    ['turns on after 15 px', false, 15, 40, true],
    ['turns off after 15 px', true, -15, 40, false],
    ['stays on after 14 px', true, -14, 40, true],
    ['turns on past the middle of a short track', false, 11, 20, true],
    ['stays off exactly in the middle', false, 10, 20, false],
    ['turns off past the middle', true, -11, 20, false],
    ['stays on when dragged further on', true, 30, 20, true],
    ['stays off when dragged further off', false, -30, 20, false],
    ['stays off without movement', false, 0, 0, false],
    ['stays on without movement', true, 0, -2, true],
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
])('turns from page %i by %i of %i pages to page %i', (page, step, count, expected) => {
  expect(turnPage(page, step, count)).toBe(expected)
})
