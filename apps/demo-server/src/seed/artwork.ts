import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFolder } from './schema.ts'

/** The times of day and weather in which scenes are drawn. */
const LIGHTS = ['dawn', 'day', 'dusk', 'night', 'storm', 'mist'] as const

const SHAPES = {
  tall: { width: 900, height: 1200 },
  wide: { width: 1600, height: 800 },
  square: { width: 1000, height: 1000 },
} as const

const DEFAULT_SIZE = { width: 1280, height: 720 }
const AVATAR = { width: 400, height: 400 }
const HEADER = { width: 1500, height: 500 }
const EMOJI = { width: 128, height: 128 }

/** The avatar of accounts without their own picture. */
const DEFAULT_AVATAR = 'avatar'

interface ArtworkName {
  /** `avatar`, `emoji` or the name of a scene. */
  readonly kind: string
  readonly light: (typeof LIGHTS)[number]
  readonly width: number
  readonly height: number
}

/**
 * Parses names such as `sea-dusk-3-wide`, `avatar-mira`, `header-ridge-night` or `emoji-owl`. Never throws: an
 * unknown name gives a picture of the sea in the default size.
 */
function parseArtworkName(name: string): ArtworkName {
  const isHeader = name.startsWith('header-')
  const words = (isHeader ? name.slice('header-'.length) : name).split('-')
  const kind = words[0] ?? ''
  const light = LIGHTS.find((known) => words.includes(known)) ?? 'day'
  return { kind, light, ...(isHeader ? HEADER : getSize(kind, words)) }
}

/** The size of a picture in px. */
export function getArtworkSize(name: string): { readonly width: number; readonly height: number } {
  const { width, height } = parseArtworkName(name)
  return { width, height }
}

function getSize(kind: string, words: readonly string[]) {
  if (kind === 'avatar') return AVATAR
  if (kind === 'emoji') return EMOJI
  if (words.includes('tall')) return SHAPES.tall
  if (words.includes('wide')) return SHAPES.wide
  if (words.includes('square')) return SHAPES.square
  return DEFAULT_SIZE
}

const folder = join(dataFolder, 'pictures')
let names: readonly string[] | null = null

/** Returns the names of all picture files, sorted. */
function listPictureNames(): readonly string[] {
  names ??= readdirSync(folder)
    .flatMap((file) => (file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : []))
    .toSorted()
  return names
}

/**
 * Returns a picture as an SVG document. Seed data of other versions and of tests may name pictures that do not exist.
 * These get a similar picture, in the size that their name states.
 */
export async function renderArtworkSvg(name: string): Promise<string> {
  const known = listPictureNames()
  if (known.includes(name)) return readSvg(name)
  const { kind, light, width, height } = parseArtworkName(name)
  if (kind === 'emoji') return `${openSvg(width, height, EMOJI)}</svg>`
  const like =
    kind === 'avatar'
      ? DEFAULT_AVATAR
      : (findBestMatch(known, kind, light) ?? findBestMatch(known, 'sea', light) ?? DEFAULT_AVATAR)
  const svg = await readSvg(like)
  return svg.replace(/^<svg[^>]*>/, openSvg(width, height, getArtworkSize(like)))
}

/** Finds a picture of a scene, in this light when there is one. */
function findBestMatch(known: readonly string[], kind: string, light: string): string | undefined {
  const ofKind = known.filter((name) => parseArtworkName(name).kind === kind)
  return ofKind.find((name) => parseArtworkName(name).light === light) ?? ofKind[0]
}

const readSvg = async (name: string): Promise<string> =>
  (await readFile(join(folder, `${name}.svg`), 'utf8')).trimEnd()

const openSvg = (width: number, height: number, drawn: { width: number; height: number }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${drawn.width} ${drawn.height}" preserveAspectRatio="xMidYMid slice">`
