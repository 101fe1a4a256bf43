import { parseArtworkName } from './artwork-name.ts'
import { openCanvas } from './canvas.ts'
import { SCENES } from './scenes/index.ts'
import { sea } from './scenes/sea.ts'

/** The picture of that name as an SVG document. Deterministic, never throws. */
export function artworkSvg(name: string): string {
  const parsed = parseArtworkName(name)
  const { width, height } = parsed
  const paint = SCENES[parsed.kind] ?? sea
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}">${paint(openCanvas(parsed))}</svg>`
  )
}
