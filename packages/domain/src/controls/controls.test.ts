import { describe, expect, test } from 'vitest'
import {
  dropdownPlacement,
  FRAME_FALLBACK_MS,
  HEIGHT_LISTS,
  type HeightCache,
  heightOf,
  HEIGHTS_PER_LIST,
  isOnAfterDrag,
  NO_HEIGHTS,
  setHeight,
  turnPage,
} from './index.ts'

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
  ])('%s [MOB-07]', (_name, isOn, moved, travel, expected) => {
    expect(isOnAfterDrag({ isOn, moved, travel })).toBe(expected)
  })
})

test.each([
  [0, 20, 800, 'bottom'],
  [389, 20, 800, 'bottom'],
  [390, 20, 800, 'top'],
  [700, 20, 800, 'top'],
])(
  'a button at %i px, %i high, in a window of %i opens to the %s [DRP-02]',
  (top, height, window, placement) => {
    expect(dropdownPlacement({ top, height }, window)).toBe(placement)
  },
)

test('without a painter a frame takes a sixtieth of a second [MOB-09]', () => {
  expect(FRAME_FALLBACK_MS).toBeCloseTo(16.667, 3)
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

describe('the heights of rows', () => {
  test('are set by list, row and height, and forgotten together [DRP-05]', () => {
    const cache = setHeight(setHeight(NO_HEIGHTS, 'home', '1', 90), 'list:3', '1', 120)

    expect(heightOf(cache, 'home', '1')).toBe(90)
    expect(heightOf(cache, 'list:3', '1')).toBe(120)
    expect(heightOf(cache, 'home', '2')).toBeNull()
    expect(heightOf(cache, 'public', '1')).toBeNull()
    expect(heightOf(NO_HEIGHTS, 'home', '1')).toBeNull()
  })

  test('the last one counts, and the same again changes nothing [DRP-05]', () => {
    const cache = setHeight(setHeight(NO_HEIGHTS, 'home', '1', 90), 'home', '1', 91)

    expect(heightOf(cache, 'home', '1')).toBe(91)
    expect(setHeight(cache, 'home', '1', 91)).toBe(cache)
  })

  const filled = (count: number, add: (cache: HeightCache, at: number) => HeightCache) =>
    Array.from({ length: count }, (_, at) => at).reduce(add, NO_HEIGHTS)

  test('of a long list the oldest are forgotten, unless they were drawn again [DRP-05]', () => {
    const full = filled(HEIGHTS_PER_LIST, (cache, at) => setHeight(cache, 'home', String(at), 90))
    const again = setHeight(full, 'home', '0', 91)
    const over = setHeight(again, 'home', 'new', 90)

    expect(heightOf(full, 'home', '0')).toBe(90)
    expect(heightOf(over, 'home', '0')).toBe(91)
    expect(heightOf(over, 'home', '1')).toBeNull()
    expect(heightOf(over, 'home', '2')).toBe(90)
    expect(HEIGHTS_PER_LIST).toBe(2000)
  })

  test('of many lists the one drawn longest ago is forgotten [DRP-05]', () => {
    const over = filled(HEIGHT_LISTS + 1, (cache, at) => setHeight(cache, `list:${at}`, '1', 90))

    expect(heightOf(over, 'list:0', '1')).toBeNull()
    expect(heightOf(over, 'list:1', '1')).toBe(90)
    expect(HEIGHT_LISTS).toBe(60)
  })
})
