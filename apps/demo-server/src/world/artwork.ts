import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFolder } from './schema.ts'

/** The hours of day and weather that a scene can be painted in. */
const LIGHTS = ['dawn', 'day', 'dusk', 'night', 'storm', 'mist'] as const

const SHAPES = {
  tall: { width: 900, height: 1200 },
  wide: { width: 1600, height: 800 },
  square: { width: 1000, height: 1000 },
} as const

const ORDINARY = { width: 1280, height: 720 }
const AVATAR = { width: 400, height: 400 }
const HEADER = { width: 1500, height: 500 }
const EMOJI = { width: 128, height: 128 }

/** Whoever has no portrait of their own. */
const NOBODY = 'avatar'

interface ArtworkName {
  /** `avatar`, `emoji` or the name of a scene. */
  readonly kind: string
  readonly light: (typeof LIGHTS)[number]
  readonly width: number
  readonly height: number
}

/**
 * Reads names such as `sea-dusk-3-wide`, `avatar-mira`, `header-ridge-night` or `emoji-owl`.
 * Never throws: a name that says nothing means an ordinary picture of the sea.
 */
function parseArtworkName(name: string): ArtworkName {
  const isHeader = name.startsWith('header-')
  const words = (isHeader ? name.slice('header-'.length) : name).split('-')
  const kind = words[0] ?? ''
  const light = LIGHTS.find((known) => words.includes(known)) ?? 'day'
  return { kind, light, ...(isHeader ? HEADER : sizeOf(kind, words)) }
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

const folder = join(dataFolder, 'pictures')
let names: readonly string[] | null = null

/** Of all pictures that there are, in order. */
function pictureNames(): readonly string[] {
  names ??= readdirSync(folder)
    .flatMap((file) => (file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : []))
    .toSorted()
  return names
}

/**
 * The picture of that name as an SVG document. Worlds of other versions, and of tests, have names that no picture has
 * any more: they get one like it, in the size of their own.
 */
export async function artworkSvg(name: string): Promise<string> {
  const known = pictureNames()
  if (known.includes(name)) return readSvg(name)
  const { kind, light, width, height } = parseArtworkName(name)
  if (kind === 'emoji') return `${openSvg(width, height, EMOJI)}</svg>`
  const like =
    kind === 'avatar'
      ? NOBODY
      : (bestOf(known, kind, light) ?? bestOf(known, 'sea', light) ?? NOBODY)
  const svg = await readSvg(like)
  return svg.replace(/^<svg[^>]*>/, openSvg(width, height, artworkSize(like)))
}

/** A picture of a scene, of that light where there is one. */
function bestOf(known: readonly string[], kind: string, light: string): string | undefined {
  const ofKind = known.filter((name) => parseArtworkName(name).kind === kind)
  return ofKind.find((name) => parseArtworkName(name).light === light) ?? ofKind[0]
}

const readSvg = async (name: string): Promise<string> =>
  (await readFile(join(folder, `${name}.svg`), 'utf8')).trimEnd()

const openSvg = (width: number, height: number, drawn: { width: number; height: number }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${drawn.width} ${drawn.height}" preserveAspectRatio="xMidYMid slice">`
