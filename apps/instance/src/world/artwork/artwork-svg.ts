import { parseArtworkName } from './artwork-name.ts'
import type { ArtworkName } from './artwork-name.ts'
import { avatarSvg } from './avatars.ts'
import { openCanvas } from './canvas.ts'
import { GLYPHS } from './glyphs.ts'
import { SCENES } from './scenes/index.ts'
import { sea } from './scenes/sea.ts'

/** The picture of that name as an SVG document. Deterministic, never throws. */
export function artworkSvg(name: string): string {
  const parsed = parseArtworkName(name)
  const { width, height } = parsed
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}">${paint(parsed)}</svg>`
  )
}

/** Whether a picture of that name was meant by somebody: others become a view of the sea. @internal for the tests of the world */
export function isKnownArtwork(name: string): boolean {
  const { kind, subject } = parseArtworkName(name)
  if (kind === 'emoji') return subject in GLYPHS
  return kind === 'avatar' || kind in SCENES
}

function paint(parsed: ArtworkName): string {
  const { kind, subject, width } = parsed
  if (kind === 'avatar') return avatarSvg(subject, width)
  if (kind === 'emoji') return `<g transform="scale(${width / 100})">${GLYPHS[subject] ?? ''}</g>`
  return (SCENES[kind] ?? sea)(openCanvas(parsed))
}
