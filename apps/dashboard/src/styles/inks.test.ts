import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOf, SURFACES, toHex } from '@colonnade/domain/appearance'

const NUMBERS = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`

const TEXTS = ['ink', 'ink-soft', 'ink-faint', 'boost', 'favourite', 'bookmark', 'danger'] as const

type Scheme = 'light' | 'dark'

/** The least contrast of a colour with any surface of its theme; null where it is no colour of its own there. */
function leastContrast(sheet: string, name: string, scheme: Scheme, surfaces: readonly string[]) {
  const text = readFileSync(new URL(sheet, import.meta.url), 'utf8')
  const pattern = new RegExp(`--${name}: light-dark\\(${NUMBERS}, ${NUMBERS}\\)`, 'g')
  // High contrast stands there twice: as the settings ask for it, and as the system does.
  const colours = [...text.matchAll(pattern)].map((found) => {
    const numbers = found.slice(1).map(Number)
    const [lightness = 0, chroma = 0, hue = 0] =
      scheme === 'light' ? numbers.slice(0, 3) : numbers.slice(3)
    return toHex({ lightness, chroma, hue })
  })
  if (colours.length === 0) return null
  return Math.min(
    ...colours.flatMap((colour) => surfaces.map((surface) => contrastOf(colour, surface))),
  )
}

test.each([
  ['tokens.css', 'light', SURFACES.normal.light, 4.5],
  ['tokens.css', 'dark', SURFACES.normal.dark, 4.5],
  ['contrast.css', 'light', SURFACES.more.light, 7],
  ['contrast.css', 'dark', SURFACES.more.dark, 7],
] as const)(
  'text of %s, %s, can be read on each of its surfaces, and edges of controls be seen',
  { tags: ['BY-54'] },
  (sheet, scheme, surfaces, least) => {
    const contrasts = TEXTS.map(
      (name) => [name, leastContrast(sheet, name, scheme, surfaces)] as const,
    )
    const measured = contrasts.filter(([, contrast]) => contrast !== null)

    expect(measured.length).toBeGreaterThanOrEqual(6)
    expect(measured.filter(([, contrast]) => (contrast ?? 0) < least)).toEqual([])
    expect(leastContrast(sheet, 'edge', scheme, surfaces)).toBeGreaterThanOrEqual(3)
  },
)
