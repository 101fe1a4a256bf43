// Writes ../blurhashes.ts anew: node apps/instance/src/world/make/blurhashes.mjs
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { encode } from 'blurhash'
import sharp from 'sharp'
import { createServer } from 'vite'

const SAMPLE = { width: 48, height: 27 }
const COMPONENTS = { x: 4, y: 3 }
const world = new URL('../', import.meta.url)

// Vite reads TypeScript for every Node that we support.
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, watch: null },
})
const load = (file) => vite.ssrLoadModule(fileURLToPath(new URL(file, world)))
const { artworkSvg } = await load('artwork/artwork-svg.ts')
const { FILMS } = await load('films.ts')
const { PEOPLE } = await load('people/index.ts')
const { usedArtwork } = await load('used-artwork.ts')

async function blurhash(name) {
  const film = FILMS[name]
  const source = film
    ? fileURLToPath(new URL(`films/${film.preview}`, world))
    : Buffer.from(artworkSvg(name))
  const { width, height } = SAMPLE
  const pixels = await sharp(source)
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return encode(new Uint8ClampedArray(pixels), width, height, COMPONENTS.x, COMPONENTS.y)
}

const lines = []
for (const name of usedArtwork(PEOPLE)) {
  lines.push(`  '${name}': ${JSON.stringify(await blurhash(name)).replace(/^"|"$/g, "'")},`)
}
await vite.close()

await writeFile(
  new URL('blurhashes.ts', world),
  [
    '/** Blurhashes of the artwork in use, written by `make/blurhashes.mjs`. */',
    'export const BLURHASHES: Readonly<Record<string, string>> = {',
    ...lines,
    '}',
    '',
  ].join('\n'),
)
