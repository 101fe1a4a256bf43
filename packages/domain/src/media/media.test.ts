import { describe, expect, test } from 'vitest'
import {
  focalPosition,
  focusAt,
  formatFocus,
  galleryBoxes,
  galleryShape,
  mediaHeight,
  revealAtStart,
} from './index.ts'

describe('the focal point', () => {
  test.each([
    [
      { x: 0, y: 0 },
      { x: 50, y: 50 },
    ],
    [
      { x: 1, y: -1 },
      { x: 100, y: 100 },
    ],
    [
      { x: -1, y: 1 },
      { x: 0, y: 0 },
    ],
    [
      { x: 0, y: 0.5 },
      { x: 50, y: 25 },
    ],
    [undefined, { x: 50, y: 50 }],
    [null, { x: 50, y: 50 }],
    [{ y: 0.5 }, { x: 50, y: 25 }],
    [
      { x: 5, y: Number.NaN },
      { x: 100, y: 50 },
    ],
  ])('%j is held at %j percent', { tags: ['ST-25', 'FOC-04'] }, (focus, position) => {
    expect(focalPosition(focus)).toEqual(position)
  })

  test.each([
    [
      { x: 0, y: 0 },
      { x: -1, y: 1 },
    ],
    [
      { x: 100, y: 100 },
      { x: 1, y: -1 },
    ],
    [
      { x: 50, y: 50 },
      { x: 0, y: 0 },
    ],
    [
      { x: 150, y: -20 },
      { x: 1, y: 1 },
    ],
  ])('the place %j is the focus %j', { tags: ['FOC-03'] }, (position, focus) => {
    expect(focusAt(position)).toEqual(focus)
  })

  test('is saved with two decimals', { tags: ['FOC-05'] }, () => {
    expect(formatFocus({ x: 0.123, y: -1 })).toBe('0.12,-1.00')
  })
})

describe('whether media are shown at first', () => {
  test.each([
    ['default', false, true],
    ['default', true, false],
    ['show_all', false, true],
    ['show_all', true, true],
    ['hide_all', false, false],
    ['hide_all', true, false],
  ] as const)(
    '%s, sensitive %s: %s',
    { tags: ['ST-21', 'VID-05'] },
    (display, sensitive, expected) => {
      expect(revealAtStart(display, sensitive)).toBe(expected)
      expect(revealAtStart(display, sensitive, true)).toBe(true)
      expect(revealAtStart(display, sensitive, false)).toBe(false)
    },
  )
})

describe('the gallery', () => {
  const area = (count: number) =>
    galleryBoxes(count).reduce((sum, { width, height }) => sum + width * height, 0)

  test('one picture fills it, two stand side by side', { tags: ['ST-22'] }, () => {
    expect(galleryBoxes(1)).toEqual([{ x: 0, y: 0, width: 100, height: 100 }])
    expect(galleryBoxes(2)).toEqual([
      { x: 0, y: 0, width: 50, height: 100 },
      { x: 50, y: 0, width: 50, height: 100 },
    ])
  })

  test('of three one is tall, four make a grid', { tags: ['ST-22'] }, () => {
    expect(galleryBoxes(3)).toEqual([
      { x: 0, y: 0, width: 50, height: 100 },
      { x: 50, y: 0, width: 50, height: 50 },
      { x: 50, y: 50, width: 50, height: 50 },
    ])
    expect(galleryBoxes(4).map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [50, 0],
      [0, 50],
      [50, 50],
    ])
  })

  test.each([1, 2, 3, 4])('%i pictures fill the whole box', { tags: ['ST-22'] }, (count) => {
    expect(galleryBoxes(count)).toHaveLength(count)
    expect(area(count)).toBe(100 * 100)
  })

  test('more than four are not shown', { tags: ['ST-22'] }, () => {
    expect(galleryBoxes(5)).toEqual(galleryBoxes(4))
    expect(galleryBoxes(0)).toEqual([])
    expect(galleryBoxes(-1)).toEqual([])
    expect(galleryBoxes(Number.NaN)).toEqual([])
  })

  test.each([
    ['is 16:9 for several pictures', undefined, 16 / 9],
    ['is 16:9 when the size is unknown', {}, 16 / 9],
    ['is 16:9 when the size makes no sense', { width: 0, height: 0 }, 16 / 9],
    ['is 16:9 for a wide picture', { width: 3000, height: 500 }, 16 / 9],
    ['has the shape of a square picture', { width: 400, height: 400 }, 1],
    ['is no taller than 3:4', { width: 400, height: 1600 }, 3 / 4],
  ])('%s', { tags: ['ST-22'] }, (_title, size, expected) => {
    expect(galleryShape(size)).toBe(expected)
  })

  test('its box is 16:9, as an inline video’s', { tags: ['ST-22', 'VID-12'] }, () => {
    expect(mediaHeight(320)).toBe(180)
  })
})
