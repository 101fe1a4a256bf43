import { contrastOf, type Oklch, toHex, toOklch } from './colour.ts'
import { SURFACES, type SurfaceSet } from './surfaces.ts'

/** What one accent is made into for one scheme. All are `#rrggbb`. */
export interface Shades {
  /** For text, icons and filled controls. */
  readonly accent: string
  /** The same under the pointer, and where it must stand out more. */
  readonly strong: string
  /** What is written on either. */
  readonly ink: string
  /** A breath of it, behind what is chosen. */
  readonly wash: string
}

export interface AccentShades {
  readonly normal: { readonly light: Shades; readonly dark: Shades }
  /** Where much contrast is asked for. */
  readonly more: { readonly light: Shades; readonly dark: Shades }
}

interface Scheme {
  /** 1 where ink is lighter than paper. */
  readonly towards: 1 | -1
  readonly surfaces: SurfaceSet
  /** WCAG contrast of accent text with everything under it. */
  readonly contrast: number
  /** Where the search begins, when the colour itself is not farther. */
  readonly start: number
  readonly vividness: number
  readonly ink: Omit<Oklch, 'hue'>
  readonly wash: Omit<Oklch, 'hue'>
}

const LIGHTNESS_STEP = 0.005
/** From the accent to its stronger self. */
const STRONGER = 0.06
/** A colour as grey as this has no hue worth keeping, and a wash of it none to show. */
const WASH_PART = 0.3

const SCHEMES = {
  light: {
    towards: -1,
    surfaces: SURFACES.normal.light,
    contrast: 4.5,
    start: 0.56,
    vividness: 0.2,
    ink: { lightness: 0.99, chroma: 0.005 },
    wash: { lightness: 0.95, chroma: 0.03 },
  },
  dark: {
    towards: 1,
    surfaces: SURFACES.normal.dark,
    contrast: 4.5,
    start: 0.72,
    vividness: 0.15,
    ink: { lightness: 0.18, chroma: 0.04 },
    wash: { lightness: 0.29, chroma: 0.05 },
  },
  lightMore: {
    towards: -1,
    surfaces: SURFACES.more.light,
    contrast: 7,
    start: 0.4,
    vividness: 0.2,
    ink: { lightness: 1, chroma: 0 },
    wash: { lightness: 0.92, chroma: 0.05 },
  },
  darkMore: {
    towards: 1,
    surfaces: SURFACES.more.dark,
    contrast: 7,
    start: 0.85,
    vividness: 0.12,
    ink: { lightness: 0, chroma: 0 },
    wash: { lightness: 0.3, chroma: 0.09 },
  },
} satisfies Record<string, Scheme>

/**
 * The colours that an accent is shown in, so that whatever colour somebody picks, its text and what is
 * written on it can be read on every surface of both schemes: 4.5:1, and 7:1 where much contrast is
 * asked for. Hue and vividness are kept as far as that allows. Never throws.
 *
 * @param colour `#rrggbb`
 * @see BY-18, https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
export function accentShades(colour: string): AccentShades {
  const wished = toOklch(colour)
  return {
    normal: { light: shadesFor(wished, SCHEMES.light), dark: shadesFor(wished, SCHEMES.dark) },
    more: {
      light: shadesFor(wished, SCHEMES.lightMore),
      dark: shadesFor(wished, SCHEMES.darkMore),
    },
  }
}

function shadesFor(wished: Oklch, scheme: Scheme): Shades {
  const { hue } = wished
  const chroma = Math.min(wished.chroma, scheme.vividness)
  const tinted = (part: Omit<Oklch, 'hue'>, most = part.chroma) =>
    toHex({ lightness: part.lightness, chroma: Math.min(most, wished.chroma * WASH_PART), hue })
  const wash = tinted(scheme.wash)
  const accent = legible({ ...wished, chroma }, [...scheme.surfaces, wash], scheme)
  const strong = { ...accent, lightness: accent.lightness + STRONGER * scheme.towards }
  return { accent: toHex(accent), strong: toHex(strong), ink: tinted(scheme.ink), wash }
}

/** The wished colour, as much lighter or darker as it takes. */
function legible(wished: Oklch, surfaces: readonly string[], scheme: Scheme): Oklch {
  const { towards, start, contrast } = scheme
  let lightness =
    towards > 0 ? Math.max(start, wished.lightness) : Math.min(start, wished.lightness)
  const isRead = () => {
    const ink = toHex({ ...wished, lightness })
    return surfaces.every((surface) => contrastOf(ink, surface) >= contrast)
  }
  while (!isRead() && lightness > 0 && lightness < 1) lightness += LIGHTNESS_STEP * towards
  return { ...wished, lightness }
}
