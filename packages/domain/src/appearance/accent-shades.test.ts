import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACCENTS, accentShades, contrastOf, type Shades, SURFACES, toOklch } from './index.ts'

/** How far the accent's text stands apart from everything that it can stand on, and what is written on it. */
function leastContrasts(shades: Shades, surfaces: readonly string[]) {
  const { accent, strong, ink, wash } = shades
  const under = [...surfaces, wash]
  return {
    text: Math.min(...under.map((surface) => contrastOf(accent, surface))),
    strong: Math.min(...under.map((surface) => contrastOf(strong, surface))),
    written: Math.min(contrastOf(ink, accent), contrastOf(ink, strong)),
  }
}

/** Every place where it would be too faint, in words; none where all can be read. */
function faintPlaces(colour: string): readonly string[] {
  const { normal, more } = accentShades(colour)
  const cases = [
    ['light', normal.light, SURFACES.normal.light, 4.5],
    ['dark', normal.dark, SURFACES.normal.dark, 4.5],
    ['light, more contrast', more.light, SURFACES.more.light, 7],
    ['dark, more contrast', more.dark, SURFACES.more.dark, 7],
  ] as const
  return cases.flatMap(([name, shades, surfaces, least]) =>
    Object.entries(leastContrasts(shades, surfaces))
      .filter(([, contrast]) => contrast < least)
      .map(([what, contrast]) => `${name}: ${what} ${contrast.toFixed(2)}`),
  )
}

test.each(Object.entries(ACCENTS))(
  'the accent %s can be read in both themes and with high contrast, and so can what is written on it',
  { tags: ['BY-18'] },
  (_name, colour) => {
    expect(faintPlaces(colour)).toEqual([])
  },
)

test('so can any colour that somebody picks', { tags: ['BY-18'] }, () => {
  const hexes = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hexes, (colour) => {
      expect(faintPlaces(colour)).toEqual([])
    }),
    { examples: [['#000000'], ['#ffffff'], ['#ffff00'], ['#0000ff']] },
  )
})

test.each(Object.entries(ACCENTS))('%s keeps its hue in every scheme', (_name, colour) => {
  const { hue } = toOklch(colour)
  const { normal, more } = accentShades(colour)

  for (const shades of [normal.light, normal.dark, more.light, more.dark]) {
    const turned = Math.abs(toOklch(shades.accent).hue - hue)
    expect(Math.min(turned, 360 - turned)).toBeLessThan(12)
  }
})

test('a colour that can be read as it is stays as it is', () => {
  expect(accentShades('#7a2348').normal.light.accent).toBe('#7a2348')
})

test('no colour stays no colour', () => {
  const { light } = accentShades('#808080').normal

  expect(toOklch(light.accent).chroma).toBeLessThan(0.002)
  expect(toOklch(light.wash).chroma).toBeLessThan(0.002)
})
