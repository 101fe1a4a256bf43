import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SURFACES, toHex } from '@colonnade/domain/theme'

const NAMES = ['page', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover'] as const
const NUMBERS = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`

/** Returns the surface colours of a style sheet for a colour scheme, as `#rrggbb`. */
function getSurfaces(sheet: string, scheme: 'light' | 'dark'): readonly string[] {
  const text = readFileSync(new URL(sheet, import.meta.url), 'utf8')
  return NAMES.map((name) => {
    const found = new RegExp(`--${name}: light-dark\\(${NUMBERS}, ${NUMBERS}\\)`).exec(text)
    const numbers = (found ?? []).slice(1).map(Number)
    const [lightness = 0, chroma = 0, hue = 0] =
      scheme === 'light' ? numbers.slice(0, 3) : numbers.slice(3)
    return toHex({ lightness, chroma, hue })
  })
}

test(
  'uses the same surfaces as the style sheets for the contrast of accents',
  { tags: ['BY-18'] },
  () => {
    expect(SURFACES).toEqual({
      normal: {
        light: getSurfaces('tokens.css', 'light'),
        dark: getSurfaces('tokens.css', 'dark'),
      },
      more: {
        light: getSurfaces('contrast.css', 'light'),
        dark: getSurfaces('contrast.css', 'dark'),
      },
    })
  },
)
