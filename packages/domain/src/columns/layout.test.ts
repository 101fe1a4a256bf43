import { expect, test } from 'vitest'
import {
  isMobile,
  isSwipe,
  applySwipeResistance,
  getSwipeDirection,
  getSwipeTarget,
} from './index.ts'

test('shows one column at a time up to a width of 630 px', { tags: ['COL-09'] }, () => {
  expect(isMobile(630, 'auto')).toBe(true)
  expect(isMobile(631, 'auto')).toBe(false)
})

test('ignores the width when the layout is forced', { tags: ['COL-10'] }, () => {
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
  'treats a touch that moved %i px horizontally and %i px down as %s',
  { tags: ['MOB-03'] },
  (dx, dy, direction) => {
    expect(getSwipeDirection(dx, dy)).toBe(direction)
    expect(isSwipe(dx, dy, true)).toBe(direction === 'undecided' ? null : direction === 'sideways')
  },
)

test.each([
  [4, 0],
  [-300, 20],
  [300, 300],
])(
  'ignores a drag of %i px horizontally and %i px down when swiping is off',
  { tags: ['MOB-10'] },
  (dx, dy) => {
    expect(isSwipe(dx, dy, false)).toBe(false)
  },
)

test('increases the resistance past the first and the last tab', { tags: ['MOB-02'] }, () => {
  expect(applySwipeResistance(-0.5, 4)).toBeCloseTo(Math.exp(-0.3) - 1)
  expect(applySwipeResistance(4.5, 4)).toBeCloseTo(4 + (1 - Math.exp(-0.3)))
  expect(applySwipeResistance(-100, 4)).toBeGreaterThanOrEqual(-1)
  expect(applySwipeResistance(2.5, 4)).toBe(2.5)
  expect(applySwipeResistance(0, 4)).toBe(0)
})

test(
  'changes the tab only past 0.6 of the width when the swipe is slow',
  { tags: ['MOB-05'] },
  () => {
    expect(getSwipeTarget(1, 0.59, 0, 4)).toBe(1)
    expect(getSwipeTarget(1, 0.6, 0, 4)).toBe(1)
    expect(getSwipeTarget(1, 0.61, 0, 4)).toBe(2)
    expect(getSwipeTarget(1, -0.61, 0, 4)).toBe(0)
  },
)

test('changes the tab for a short swipe when it is fast', { tags: ['MOB-04'] }, () => {
  expect(getSwipeTarget(1, 0.1, 6, 4)).toBe(2)
  expect(getSwipeTarget(1, 0.1, -6, 4)).toBe(0)
  expect(getSwipeTarget(1, 0.1, 5, 4)).toBe(1)
})

test('stops at the first and the last tab', { tags: ['MOB-02'] }, () => {
  expect(getSwipeTarget(0, -0.9, 0, 4)).toBe(0)
  expect(getSwipeTarget(4, 0.9, 9, 4)).toBe(4)
})
