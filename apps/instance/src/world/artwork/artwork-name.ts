/** The hours of day and weather that a scene can be painted in. */
export const LIGHTS = ['dawn', 'day', 'dusk', 'night', 'storm', 'mist'] as const
export type Light = (typeof LIGHTS)[number]

const SHAPES = {
  tall: { width: 900, height: 1200 },
  wide: { width: 1600, height: 800 },
  square: { width: 1000, height: 1000 },
} as const

const ORDINARY = { width: 1280, height: 720 }
const AVATAR = { width: 400, height: 400 }
const HEADER = { width: 1500, height: 500 }
const EMOJI = { width: 128, height: 128 }

export interface ArtworkName {
  /** `avatar`, `emoji` or the name of a scene. */
  readonly kind: string
  readonly light: Light
  /** What varies a picture besides its light: everything but the shape. */
  readonly seed: string
  /** The word after the kind, as in `avatar-mira`. */
  readonly subject: string
  readonly width: number
  readonly height: number
}

/**
 * Reads names such as `sea-dusk-3-wide`, `avatar-mira`, `header-ridge-night` or `emoji-owl`.
 * Never throws: a name that says nothing gets an ordinary picture of the sea.
 */
export function parseArtworkName(name: string): ArtworkName {
  const isHeader = name.startsWith('header-')
  const words = (isHeader ? name.slice('header-'.length) : name).split('-')
  const kind = words[0] ?? ''
  const light = LIGHTS.find((known) => words.includes(known)) ?? 'day'
  return {
    kind,
    light,
    seed: words.filter((word) => !(word in SHAPES)).join('-'),
    subject: words.slice(1).join('-'),
    ...(isHeader ? HEADER : sizeOf(kind, words)),
  }
}

/** Size in px that the picture is drawn for. */
export function artworkSize(name: string): { readonly width: number; readonly height: number } {
  const { width, height } = parseArtworkName(name)
  return { width, height }
}

function sizeOf(kind: string, words: readonly string[]) {
  if (kind === 'avatar') return AVATAR
  if (kind === 'emoji') return EMOJI
  if (words.includes('tall')) return SHAPES.tall
  if (words.includes('wide')) return SHAPES.wide
  if (words.includes('square')) return SHAPES.square
  return ORDINARY
}
