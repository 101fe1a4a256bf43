import { getContrast, type Oklch, toHex, toOklch } from './colour.ts'
import { SURFACES, type SurfaceSet } from './surfaces.ts'

/** The shades of one accent in one colour scheme. All are `#rrggbb`. */
export interface Shades {
  /** For text, icons and filled controls. */
  readonly accent: string
  /** Hovered or emphasised accent. */
  readonly strong: string
  /** Text on `accent` or `strong`. */
  readonly ink: string
  /** Faint tint, the background of selected items. */
  readonly wash: string
}

export interface AccentShades {
  readonly normal: { readonly light: Shades; readonly dark: Shades }
  /** For `prefers-contrast: more`. */
  readonly more: { readonly light: Shades; readonly dark: Shades }
}

interface Scheme {
  /** 1 if the accent becomes lighter to gain contrast (dark scheme), -1 if it becomes darker. */
  readonly direction: 1 | -1
  readonly surfaces: SurfaceSet
  /** Minimum WCAG contrast between accent text and each surface below it. */
  readonly contrast: number
  /** Lightness where the search starts, unless the colour is further in that direction already. */
  readonly start: number
  readonly vividness: number
  readonly ink: Omit<Oklch, 'hue'>
  readonly wash: Omit<Oklch, 'hue'>
}

const LIGHTNESS_STEP = 0.005
/** Lightness difference between `accent` and `strong`. */
const STRONG_LIGHTNESS_STEP = 0.06
/** Share of the colour's chroma that a tint may have. A greyish colour has no hue to keep, and so its tint is grey. */
const TINT_CHROMA_SHARE = 0.3

const SCHEMES = {
  light: {
    direction: -1,
    surfaces: SURFACES.normal.light,
    contrast: 4.5,
    start: 0.56,
    vividness: 0.2,
    ink: { lightness: 0.99, chroma: 0.005 },
    wash: { lightness: 0.95, chroma: 0.03 },
  },
  dark: {
    direction: 1,
    surfaces: SURFACES.normal.dark,
    contrast: 4.5,
    start: 0.72,
    vividness: 0.15,
    ink: { lightness: 0.18, chroma: 0.04 },
    wash: { lightness: 0.29, chroma: 0.05 },
  },
  lightMore: {
    direction: -1,
    surfaces: SURFACES.more.light,
    contrast: 7,
    start: 0.4,
    vividness: 0.2,
    ink: { lightness: 1, chroma: 0 },
    wash: { lightness: 0.92, chroma: 0.05 },
  },
  darkMore: {
    direction: 1,
    surfaces: SURFACES.more.dark,
    contrast: 7,
    start: 0.85,
    vividness: 0.12,
    ink: { lightness: 0, chroma: 0 },
    wash: { lightness: 0.3, chroma: 0.09 },
  },
} satisfies Record<string, Scheme>

/**
 * Returns the shades of an accent. Whatever the colour, its text and the text on it are readable on every surface of
 * both schemes: contrast 4.5:1, or 7:1 with high contrast. Keeps hue and chroma as far as that allows. Never throws.
 *
 * @param colour `#rrggbb`
 * @see BY-18, https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
export function getAccentShades(colour: string): AccentShades {
  const requested = toOklch(colour)
  return {
    normal: {
      light: createShades(requested, SCHEMES.light),
      dark: createShades(requested, SCHEMES.dark),
    },
    more: {
      light: createShades(requested, SCHEMES.lightMore),
      dark: createShades(requested, SCHEMES.darkMore),
    },
  }
}

function createShades(requested: Oklch, scheme: Scheme): Shades {
  const { hue } = requested
  const chroma = Math.min(requested.chroma, scheme.vividness)
  const createTint = (part: Omit<Oklch, 'hue'>, most = part.chroma) =>
    toHex({
      lightness: part.lightness,
      chroma: Math.min(most, requested.chroma * TINT_CHROMA_SHARE),
      hue,
    })
  const wash = createTint(scheme.wash)
  const accent = ensureContrast({ ...requested, chroma }, [...scheme.surfaces, wash], scheme)
  const strong = {
    ...accent,
    lightness: accent.lightness + STRONG_LIGHTNESS_STEP * scheme.direction,
  }
  return { accent: toHex(accent), strong: toHex(strong), ink: createTint(scheme.ink), wash }
}

/** Returns the requested colour, lightened or darkened until it has enough contrast. */
function ensureContrast(requested: Oklch, surfaces: readonly string[], scheme: Scheme): Oklch {
  const { direction, start, contrast } = scheme
  let lightness =
    direction > 0 ? Math.max(start, requested.lightness) : Math.min(start, requested.lightness)
  const isReadable = () => {
    const ink = toHex({ ...requested, lightness })
    return surfaces.every((surface) => getContrast(ink, surface) >= contrast)
  }
  while (!isReadable() && lightness > 0 && lightness < 1) lightness += LIGHTNESS_STEP * direction
  return { ...requested, lightness }
}
