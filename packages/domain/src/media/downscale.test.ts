import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getDownscaledSize, isDownscalable, MAX_IMAGE_AREA } from './index.ts'

const createSize = (width: number, height: number) => ({ width, height })

test.each([
  [createSize(4000, 3000), createSize(1478, 1109)],
  [createSize(3000, 4000), createSize(1109, 1478)],
  [createSize(1280, 1280), null],
  [createSize(1, 1_638_400), null],
  [createSize(1, 1_638_401), createSize(1, 1_638_400)],
  [createSize(1281, 1280), createSize(1280, 1280)],
  [createSize(100, 100), null],
  [createSize(10_000_000, 2), createSize(2_862_167, 1)],
  [createSize(2, 100_000_000), createSize(1, 9_050_967)],
])('downscales an image of %j to %j', { tags: ['UPL-06'] }, (stored, sent) => {
  expect(getDownscaledSize(stored)).toEqual(sent)
  expect(MAX_IMAGE_AREA).toBe(1280 * 1280)
})

test(
  'keeps about the maximum area and the aspect ratio within a pixel',
  { tags: ['UPL-06'] },
  () => {
    const side = fc.integer({ min: 600, max: 20_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const sent = getDownscaledSize({ width, height })

        expect(sent === null).toBe(width * height <= MAX_IMAGE_AREA)
        if (sent === null) return
        expect((sent.width - 0.5) * (sent.height - 0.5)).toBeLessThanOrEqual(MAX_IMAGE_AREA)
        expect((sent.width + 0.5) * (sent.height + 0.5)).toBeGreaterThanOrEqual(MAX_IMAGE_AREA)
        const exact = Math.sqrt(MAX_IMAGE_AREA / (width * height))
        expect(Math.abs(sent.width - width * exact)).toBeLessThanOrEqual(1)
        expect(Math.abs(sent.height - height * exact)).toBeLessThanOrEqual(1)
      }),
    )
  },
)

test.each([
  ['image/png', true],
  ['image/jpeg', true],
  ['IMAGE/WEBP', true],
  ['image/gif', false],
  ['image/GIF', false],
  ['video/mp4', false],
  ['application/image/png', false],
  ['', false],
])('allows downscaling of type %j: %s', { tags: ['UPL-08'] }, (type, expected) => {
  expect(isDownscalable(type)).toBe(expected)
})
