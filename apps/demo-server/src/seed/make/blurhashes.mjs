// Rewrites data/blurhashes.json: node apps/demo-server/src/seed/make/blurhashes.mjs
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { encode } from 'blurhash'
import sharp from 'sharp'

const SAMPLE = { width: 48, height: 27 }
const COMPONENTS = { x: 4, y: 3 }
const data = new URL('../../../data/', import.meta.url)
const readJson = async (file) => JSON.parse(await readFile(new URL(file, data), 'utf8'))
const films = await readJson('films/films.json')

async function computeBlurhash(name) {
  const file = films[name] ? `films/${films[name].preview}` : `pictures/${name}.svg`
  const { width, height } = SAMPLE
  const pixels = await sharp(fileURLToPath(new URL(file, data)))
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return encode(new Uint8ClampedArray(pixels), width, height, COMPONENTS.x, COMPONENTS.y)
}

/** Returns the names of all pictures, films and card images in a post. */
const getPictureNames = ({ pics = [], card, answers = [] }) => [
  ...pics.map(({ art }) => art),
  ...(card?.image === undefined ? [] : [card.image]),
  ...answers.flatMap(getPictureNames),
]

const used = []
for (const file of await readdir(new URL('people/', data))) {
  const { posts, series, reserve } = await readJson(`people/${file}`)
  used.push(...[...posts, ...series, ...reserve].flatMap(getPictureNames))
}
const hashes = {}
for (const name of [...new Set(used)].toSorted((a, b) => (a < b ? -1 : 1)))
  hashes[name] = await computeBlurhash(name)
await writeFile(new URL('blurhashes.json', data), `${JSON.stringify(hashes, null, 2)}\n`)
