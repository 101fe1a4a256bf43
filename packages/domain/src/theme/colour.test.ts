import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getContrast, isHexColour, toHex, toOklch } from './index.ts'

test.each([
  ['#ff0000', 0.628, 0.258, 29.2],
  ['#00ff00', 0.866, 0.295, 142.5],
  ['#0000ff', 0.452, 0.313, 264.1],
  ['#663399', 0.44, 0.16, 303.4],
])('converts %s to the same OKLCH values as CSS', (hex, lightness, chroma, hue) => {
  const colour = toOklch(hex)

  expect(colour.lightness).toBeCloseTo(lightness, 2)
  expect(colour.chroma).toBeCloseTo(chroma, 2)
  expect(colour.hue).toBeCloseTo(hue, 0)
})

const hexes = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('converts every sRGB colour to OKLCH and back without loss', () => {
  fc.assert(
    fc.property(hexes, (hex) => {
      expect(toHex(toOklch(hex))).toBe(hex)
    }),
  )
})

test('reduces the chroma of a colour outside sRGB and keeps its lightness and hue', () => {
  const shown = toOklch(toHex({ lightness: 0.5, chroma: 0.4, hue: 195 }))

  expect(shown.lightness).toBeCloseTo(0.5, 1)
  expect(shown.hue).toBeCloseTo(195, -1)
  expect(shown.chroma).toBeLessThan(0.12)
  expect(toHex({ lightness: 1.2, chroma: 0.1, hue: 20 })).toBe('#ffffff')
})

test('returns a contrast between 1 and 21 in either order', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(getContrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(getContrast('#777777', '#777777')).toBe(1)
  expect(getContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

test.each([
  ['#a1B2c3', true],
  ['#abc', false],
  ['a1b2c3', false],
  ['#a1b2c3d4', false],
  ['#g1b2c3', false],
])('detects whether %s is a colour: %s', (text, expected) => {
  expect(isHexColour(text)).toBe(expected)
})

test('treats invalid colours as black, and grey as without chroma', () => {
  expect(toOklch('none').lightness).toBe(0)
  expect(toOklch('#ffffff').lightness).toBeCloseTo(1, 3)
  expect(toOklch('#808080').chroma).toBeCloseTo(0, 3)
})
