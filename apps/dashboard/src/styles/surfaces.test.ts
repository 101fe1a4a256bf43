import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SURFACES, toHex } from '@colonnade/domain/appearance'

const NAMES = ['page', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover'] as const
const NUMBERS = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`

/** A sheet's surfaces for both schemes, as `#rrggbb`. */
function surfacesIn(sheet: string, scheme: 'light' | 'dark'): readonly string[] {
  const text = readFileSync(new URL(sheet, import.meta.url), 'utf8')
  return NAMES.map((name) => {
    const found = new RegExp(`--${name}: light-dark\\(${NUMBERS}, ${NUMBERS}\\)`).exec(text)
    const numbers = (found ?? []).slice(1).map(Number)
    const [lightness = 0, chroma = 0, hue = 0] =
      scheme === 'light' ? numbers.slice(0, 3) : numbers.slice(3)
    return toHex({ lightness, chroma, hue })
  })
}

test('accents are measured on the surfaces that the sheets have', { tags: ['BY-18'] }, () => {
  expect(SURFACES).toEqual({
    normal: {
      light: surfacesIn('tokens.css', 'light'),
      dark: surfacesIn('tokens.css', 'dark'),
    },
    more: {
      light: surfacesIn('contrast.css', 'light'),
      dark: surfacesIn('contrast.css', 'dark'),
    },
  })
})
