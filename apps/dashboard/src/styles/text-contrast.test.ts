import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLUMN_COLOURS } from '@colonnade/domain/columns'
import { getContrast, SURFACES, toHex } from '@colonnade/domain/theme'

const NUMBERS = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`

const TEXTS = ['ink', 'ink-soft', 'ink-faint', 'boost', 'favourite', 'bookmark', 'danger'] as const

type Scheme = 'light' | 'dark'

/**
 * Returns the lowest contrast of a colour with any surface of its theme, or null when the theme does not define it.
 */
function getLowestContrast(
  sheet: string,
  name: string,
  scheme: Scheme,
  surfaces: readonly string[],
) {
  const text = readFileSync(new URL(sheet, import.meta.url), 'utf8')
  const pattern = new RegExp(`--${name}: light-dark\\(${NUMBERS}, ${NUMBERS}\\)`, 'g')
  // High contrast is defined twice: for the setting and for the system preference.
  const colours = [...text.matchAll(pattern)].map((found) => {
    const numbers = found.slice(1).map(Number)
    const [lightness = 0, chroma = 0, hue = 0] =
      scheme === 'light' ? numbers.slice(0, 3) : numbers.slice(3)
    return toHex({ lightness, chroma, hue })
  })
  if (colours.length === 0) return null
  return Math.min(
    ...colours.flatMap((colour) => surfaces.map((surface) => getContrast(colour, surface))),
  )
}

test.each([
  ['tokens.css', 'light', SURFACES.normal.light, 4.5],
  ['tokens.css', 'dark', SURFACES.normal.dark, 4.5],
  ['contrast.css', 'light', SURFACES.more.light, 7],
  ['contrast.css', 'dark', SURFACES.more.dark, 7],
] as const)(
  'has readable text in %s (%s) on each surface, and visible edges of controls',
  { tags: ['BY-54'] },
  (sheet, scheme, surfaces, least) => {
    const contrasts = TEXTS.map(
      (name) => [name, getLowestContrast(sheet, name, scheme, surfaces)] as const,
    )
    const measured = contrasts.filter(([, contrast]) => contrast !== null)

    expect(measured.length).toBeGreaterThanOrEqual(6)
    expect(measured.filter(([, contrast]) => (contrast ?? 0) < least)).toEqual([])
    expect(getLowestContrast(sheet, 'edge', scheme, surfaces)).toBeGreaterThanOrEqual(3)
  },
)

test.each([
  ['light', 'light', 'normal'],
  ['dark', 'dark', 'normal'],
  ['light, more contrast', 'light', 'more'],
  ['dark, more contrast', 'dark', 'more'],
] as const)(
  'has colours of columns that are visible on each surface: %s',
  { tags: ['BY-55'] },
  (_name, scheme, contrast) => {
    const measured = COLUMN_COLOURS.map((name) => [
      name,
      getLowestContrast('tokens.css', `column-${name}`, scheme, SURFACES[contrast][scheme]) ?? 0,
    ])

    expect(measured.filter(([, least]) => Number(least) < 3)).toEqual([])
  },
)
