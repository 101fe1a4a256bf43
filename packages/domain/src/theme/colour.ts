import { isHexColour } from './is-hex-colour.ts'

/** A colour in OKLCH, a perceptual colour space. @see https://www.w3.org/TR/css-color-4/#ok-lab */
export interface Oklch {
  /** 0 black to 1 white. */
  readonly lightness: number
  /** 0 is grey; the maximum is about 0.32. */
  readonly chroma: number
  /** Degrees. */
  readonly hue: number
}

type Triple = readonly [number, number, number]

const DEGREES = 180 / Math.PI
/** Precision of the bisection that finds the highest chroma inside sRGB. */
const CHROMA_STEP = 0.0005

/**
 * Converts a hex colour to OKLCH.
 *
 * @param hex `#rrggbb`; anything else counts as black
 */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = parseChannels(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * DEGREES + 360) % 360,
  }
}

/** Formats a colour as `#rrggbb`. Reduces the chroma of a colour outside sRGB. */
export function toHex(colour: Oklch): string {
  let [low, high] = [0, colour.chroma]
  if (!isInSrgb(colour)) {
    while (high - low > CHROMA_STEP) {
      const chroma = (low + high) / 2
      if (isInSrgb({ ...colour, chroma })) low = chroma
      else high = chroma
    }
    high = low
  }
  const digits = toLinearRgb({ ...colour, chroma: high }).map((channel) =>
    Math.round(255 * encodeGamma(Math.min(1, Math.max(0, channel))))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

/**
 * Returns the contrast ratio of two colours, from 1 to 21.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function getContrast(one: string, other: string): number {
  const [first, second] = [getLuminance(one), getLuminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function getLuminance(hex: string): number {
  const [red, green, blue] = parseChannels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the linear light of red, green and blue, 0 to 1 each. */
function parseChannels(hex: string): Triple {
  const value = isHexColour(hex) ? Number.parseInt(hex.slice(1), 16) : 0
  return [decodeGamma(value >> 16), decodeGamma((value >> 8) & 255), decodeGamma(value & 255)]
}

function decodeGamma(byte: number): number {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function encodeGamma(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue / DEGREES), chroma * Math.sin(hue / DEGREES)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function isInSrgb(colour: Oklch): boolean {
  return toLinearRgb(colour).every((channel) => channel >= -0.0005 && channel <= 1.0005)
}
