import { expect, test } from 'vitest'
import { isMobile, isSwipe, resist, swipeDirection, swipeTarget } from './index.ts'

test('one column at a time is shown up to a width of 630', { tags: ['COL-09'] }, () => {
  expect(isMobile(630, 'auto')).toBe(true)
  expect(isMobile(631, 'auto')).toBe(false)
})

test('a forced layout does not ask for the width', { tags: ['COL-10'] }, () => {
  expect(isMobile(300, 'multiple')).toBe(false)
  expect(isMobile(2000, 'single')).toBe(true)
})

test.each([
  [2, 0, 'undecided'],
  [3, 3, 'undecided'],
  [4, 1, 'sideways'],
  [-4, 1, 'sideways'],
  [1, 4, 'vertical'],
  [5, 5, 'vertical'],
])(
  'a finger that moved %i to the side and %i down goes %s',
  { tags: ['MOB-03'] },
  (dx, dy, direction) => {
    expect(swipeDirection(dx, dy)).toBe(direction)
    expect(isSwipe(dx, dy, true)).toBe(direction === 'undecided' ? null : direction === 'sideways')
  },
)

test.each([
  [4, 0],
  [-300, 20],
  [300, 300],
])(
  'with swiping off a drag of %i to the side and %i down moves no tab',
  { tags: ['MOB-10'] },
  (dx, dy) => {
    expect(isSwipe(dx, dy, false)).toBe(false)
  },
)

test(
  'past the first and last tab the drag is held back more and more',
  { tags: ['MOB-02'] },
  () => {
    expect(resist(-0.5, 4)).toBeCloseTo(Math.exp(-0.3) - 1)
    expect(resist(4.5, 4)).toBeCloseTo(4 + (1 - Math.exp(-0.3)))
    expect(resist(-100, 4)).toBeGreaterThanOrEqual(-1)
    expect(resist(2.5, 4)).toBe(2.5)
    expect(resist(0, 4)).toBe(0)
  },
)

test('a slow swipe changes the tab only past 0.6 of the width', { tags: ['MOB-05'] }, () => {
  expect(swipeTarget(1, 0.59, 0, 4)).toBe(1)
  expect(swipeTarget(1, 0.6, 0, 4)).toBe(1)
  expect(swipeTarget(1, 0.61, 0, 4)).toBe(2)
  expect(swipeTarget(1, -0.61, 0, 4)).toBe(0)
})

test('a quick swipe changes it even if short', { tags: ['MOB-04'] }, () => {
  expect(swipeTarget(1, 0.1, 6, 4)).toBe(2)
  expect(swipeTarget(1, 0.1, -6, 4)).toBe(0)
  expect(swipeTarget(1, 0.1, 5, 4)).toBe(1)
})

test('there is no tab beyond the first and the last', { tags: ['MOB-02'] }, () => {
  expect(swipeTarget(0, -0.9, 0, 4)).toBe(0)
  expect(swipeTarget(4, 0.9, 9, 4)).toBe(4)
})
