import { parseArtworkName } from './artwork-name.ts'

/** The picture of that name as an SVG document. Deterministic, never throws. */
export function artworkSvg(name: string): string {
  const { width, height } = parseArtworkName(name)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#27496d"/></svg>`
}
