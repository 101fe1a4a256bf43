import { describe, expect, test } from 'vitest'
import {
  toFocalPosition,
  toFocus,
  formatFocus,
  getGalleryBoxes,
  getGalleryAspectRatio,
  getMediaHeight,
  shouldRevealInitially,
} from './index.ts'

describe('focal point', () => {
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
  ])(
    'converts the focal point %j to the position %j in percent',
    { tags: ['ST-25', 'FOC-04'] },
    (focus, position) => {
      expect(toFocalPosition(focus)).toEqual(position)
    },
  )

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
  ])('converts the position %j to the focal point %j', { tags: ['FOC-03'] }, (position, focus) => {
    expect(toFocus(position)).toEqual(focus)
  })

  test('is formatted with two decimals', { tags: ['FOC-05'] }, () => {
    expect(formatFocus({ x: 0.123, y: -1 })).toBe('0.12,-1.00')
  })
})

describe('shouldRevealInitially', () => {
  test.each([
    ['default', false, true],
    ['default', true, false],
    ['show_all', false, true],
    ['show_all', true, true],
    ['hide_all', false, false],
    ['hide_all', true, false],
  ] as const)(
    'applies %s to media, sensitive %s: %s',
    { tags: ['ST-21', 'VID-05'] },
    (display, sensitive, expected) => {
      expect(shouldRevealInitially(display, sensitive)).toBe(expected)
      expect(shouldRevealInitially(display, sensitive, true)).toBe(true)
      expect(shouldRevealInitially(display, sensitive, false)).toBe(false)
    },
  )
})

describe('gallery', () => {
  const area = (count: number) =>
    getGalleryBoxes(count).reduce((sum, { width, height }) => sum + width * height, 0)

  test('shows one image in full size and two side by side', { tags: ['ST-22'] }, () => {
    expect(getGalleryBoxes(1)).toEqual([{ x: 0, y: 0, width: 100, height: 100 }])
    expect(getGalleryBoxes(2)).toEqual([
      { x: 0, y: 0, width: 50, height: 100 },
      { x: 50, y: 0, width: 50, height: 100 },
    ])
  })

  test('shows three images with a tall one and four in a grid', { tags: ['ST-22'] }, () => {
    expect(getGalleryBoxes(3)).toEqual([
      { x: 0, y: 0, width: 50, height: 100 },
      { x: 50, y: 0, width: 50, height: 50 },
      { x: 50, y: 50, width: 50, height: 50 },
    ])
    expect(getGalleryBoxes(4).map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [50, 0],
      [0, 50],
      [50, 50],
    ])
  })

  test.each([1, 2, 3, 4])('fills the box with %i images', { tags: ['ST-22'] }, (count) => {
    expect(getGalleryBoxes(count)).toHaveLength(count)
    expect(area(count)).toBe(100 * 100)
  })

  test('shows at most four images', { tags: ['ST-22'] }, () => {
    expect(getGalleryBoxes(5)).toEqual(getGalleryBoxes(4))
    expect(getGalleryBoxes(0)).toEqual([])
    expect(getGalleryBoxes(-1)).toEqual([])
    expect(getGalleryBoxes(Number.NaN)).toEqual([])
  })

  test.each([
    ['is 16:9 for several images', undefined, 16 / 9],
    ['is 16:9 when the size is unknown', {}, 16 / 9],
    ['is 16:9 for an invalid size', { width: 0, height: 0 }, 16 / 9],
    ['is 16:9 for a wide image', { width: 3000, height: 500 }, 16 / 9],
    ['is square for a square image', { width: 400, height: 400 }, 1],
    ['is no taller than 3:4', { width: 400, height: 1600 }, 3 / 4],
  ])('%s', { tags: ['ST-22'] }, (_title, size, expected) => {
    expect(getGalleryAspectRatio(size)).toBe(expected)
  })

  test('has the 16:9 height of an inline video', { tags: ['ST-22', 'VID-12'] }, () => {
    expect(getMediaHeight(320)).toBe(180)
  })
})
