import fc from 'fast-check'
import { expect, test } from 'vitest'
import { downscaledSize, isDownscalable, MAX_IMAGE_AREA } from './index.ts'

const size = (width: number, height: number) => ({ width, height })

test.each([
  [size(4000, 3000), size(1478, 1109)],
  [size(3000, 4000), size(1109, 1478)],
  [size(1280, 1280), null],
  [size(1, 1_638_400), null],
  [size(1, 1_638_401), size(1, 1_638_400)],
  [size(1281, 1280), size(1280, 1280)],
  [size(100, 100), null],
  [size(10_000_000, 2), size(2_862_167, 1)],
  [size(2, 100_000_000), size(1, 9_050_967)],
])('a picture of %j is sent as %j', { tags: ['UPL-06'] }, (stored, sent) => {
  expect(downscaledSize(stored)).toEqual(sent)
  expect(MAX_IMAGE_AREA).toBe(1280 * 1280)
})

test('about the largest area is left, in the same ratio to a pixel', { tags: ['UPL-06'] }, () => {
  const side = fc.integer({ min: 600, max: 20_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const sent = downscaledSize({ width, height })

      expect(sent === null).toBe(width * height <= MAX_IMAGE_AREA)
      if (sent === null) return
      expect((sent.width - 0.5) * (sent.height - 0.5)).toBeLessThanOrEqual(MAX_IMAGE_AREA)
      expect((sent.width + 0.5) * (sent.height + 0.5)).toBeGreaterThanOrEqual(MAX_IMAGE_AREA)
      const exact = Math.sqrt(MAX_IMAGE_AREA / (width * height))
      expect(Math.abs(sent.width - width * exact)).toBeLessThanOrEqual(1)
      expect(Math.abs(sent.height - height * exact)).toBeLessThanOrEqual(1)
    }),
  )
})

test.each([
  ['image/png', true],
  ['image/jpeg', true],
  ['IMAGE/WEBP', true],
  ['image/gif', false],
  ['image/GIF', false],
  ['video/mp4', false],
  ['application/image/png', false],
  ['', false],
])('a file of type %j may be made smaller: %s', { tags: ['UPL-08'] }, (type, expected) => {
  expect(isDownscalable(type)).toBe(expected)
})
