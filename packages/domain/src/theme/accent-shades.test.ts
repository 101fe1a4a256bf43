import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACCENTS, getAccentShades, getContrast, type Shades, SURFACES, toOklch } from './index.ts'

/** Returns the lowest contrast of accent text with any surface below it, and of the text on the accent. */
function getLeastContrasts(shades: Shades, surfaces: readonly string[]) {
  const { accent, strong, ink, wash } = shades
  const under = [...surfaces, wash]
  return {
    text: Math.min(...under.map((surface) => getContrast(accent, surface))),
    strong: Math.min(...under.map((surface) => getContrast(strong, surface))),
    written: Math.min(getContrast(ink, accent), getContrast(ink, strong)),
  }
}

/** Returns a description of each combination whose contrast is too low. Empty if all are readable. */
function findLowContrasts(colour: string): readonly string[] {
  const { normal, more } = getAccentShades(colour)
  const cases = [
    ['light', normal.light, SURFACES.normal.light, 4.5],
    ['dark', normal.dark, SURFACES.normal.dark, 4.5],
    ['light, more contrast', more.light, SURFACES.more.light, 7],
    ['dark, more contrast', more.dark, SURFACES.more.dark, 7],
  ] as const
  return cases.flatMap(([name, shades, surfaces, least]) =>
    Object.entries(getLeastContrasts(shades, surfaces))
      .filter(([, contrast]) => contrast < least)
      .map(([what, contrast]) => `${name}: ${what} ${contrast.toFixed(2)}`),
  )
}

test.each(Object.entries(ACCENTS))(
  'keeps the accent %s and the text on it readable in both themes, with normal and high contrast',
  { tags: ['BY-18'] },
  (_name, colour) => {
    expect(findLowContrasts(colour)).toEqual([])
  },
)

test('keeps any custom accent readable', { tags: ['BY-18'] }, () => {
  const hexes = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hexes, (colour) => {
      expect(findLowContrasts(colour)).toEqual([])
    }),
    { examples: [['#000000'], ['#ffffff'], ['#ffff00'], ['#0000ff']] },
  )
})

test.each(Object.entries(ACCENTS))('keeps the hue of %s in every scheme', (_name, colour) => {
  const { hue } = toOklch(colour)
  const { normal, more } = getAccentShades(colour)

  for (const shades of [normal.light, normal.dark, more.light, more.dark]) {
    const turned = Math.abs(toOklch(shades.accent).hue - hue)
    expect(Math.min(turned, 360 - turned)).toBeLessThan(12)
  }
})

test('keeps a colour that is readable already', () => {
  expect(getAccentShades('#7a2348').normal.light.accent).toBe('#7a2348')
})

test('keeps grey without a hue', () => {
  const { light } = getAccentShades('#808080').normal

  expect(toOklch(light.accent).chroma).toBeLessThan(0.002)
  expect(toOklch(light.wash).chroma).toBeLessThan(0.002)
})
