// Generates ../emojis.tsv and ../emoji-sheet.webp from two packages that are too large to be dependencies:
// npm pack emoji-datasource-twitter@16.0.0 emojibase-data@17.0.0 (and unpack each)
// node apps/dashboard/src/lib/emoji/make/emojis.mjs DATASOURCE_FOLDER EMOJIBASE_FOLDER
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const [datasource, emojibase] = process.argv.slice(2)
const here = new URL('../', import.meta.url)
const readJson = async (...parts) => JSON.parse(await readFile(join(...parts), 'utf8'))

const CATEGORIES = {
  'Smileys & Emotion': 'people',
  'People & Body': 'people',
  'Animals & Nature': 'nature',
  'Food & Drink': 'foods',
  Activities: 'activity',
  'Travel & Places': 'places',
  Objects: 'objects',
  Symbols: 'symbols',
  Flags: 'flags',
}
const TONES = ['1F3FB', '1F3FC', '1F3FD', '1F3FE', '1F3FF']
/** Images in a column of the sprite sheet. Cells are counted down the columns. */
const ROWS = 62

const removeVariation = (code) => code.replaceAll('-FE0F', '')
const getCell = ({ sheet_x, sheet_y }) => sheet_x * ROWS + sheet_y

const sources = await readJson(datasource, 'emoji.json')
const words = new Map(
  (await readJson(emojibase, 'en', 'data.json')).map((entry) => [
    removeVariation(entry.hexcode),
    entry,
  ]),
)

/**
 * Formats the skin tone column. `+` means that the tone follows the first code point and the images follow the first
 * image. Otherwise it lists all codes.
 */
function formatSkins(source) {
  if (source.skin_variations === undefined) return ''
  const skins = TONES.map(
    (tone) => source.skin_variations[tone] ?? source.skin_variations[`${tone}-${tone}`],
  )
  const [first, ...rest] = source.unified.split('-')
  const tail = rest[0] === 'FE0F' ? rest.slice(1) : rest
  const step = getCell(skins[1]) - getCell(skins[0])
  const isRegular = skins.every(
    ({ unified }, index) => unified === [first, TONES[index], ...tail].join('-'),
  )
  if (isRegular && step === 1) return '+'
  return [step, ...skins.map(({ unified }) => unified.toLowerCase())].join(' ')
}

function formatLine(source) {
  const { label, tags = [], emoticon = [] } = words.get(removeVariation(source.unified))
  const named = new Set(
    [...source.short_names, label].flatMap((text) => text.toLowerCase().split(/[\s,_-]+/)),
  )
  return [
    source.unified.toLowerCase(),
    getCell(source),
    source.short_names.join(' '),
    label,
    tags.filter((tag) => !named.has(tag.toLowerCase())).join(' '),
    [emoticon].flat().join(' '),
    formatSkins(source),
  ]
    .join('\t')
    .trimEnd()
}

const groups = new Map(Object.values(CATEGORIES).map((category) => [category, []]))
const categoryOrder = Object.keys(CATEGORIES)
const sorted = sources
  .filter(({ category }) => category in CATEGORIES)
  .toSorted(
    (a, b) =>
      categoryOrder.indexOf(a.category) - categoryOrder.indexOf(b.category) ||
      a.sort_order - b.sort_order,
  )
for (const source of sorted) groups.get(CATEGORIES[source.category]).push(formatLine(source))

const table = [...groups].flatMap(([category, lines]) => [`# ${category}`, ...lines])
await writeFile(new URL('emojis.tsv', here), `${table.join('\n')}\n`)
await sharp(join(datasource, 'img', 'twitter', 'sheets', '32.png'))
  .webp({ quality: 50, alphaQuality: 80, effort: 6 })
  .toFile(new URL('emoji-sheet.webp', here).pathname)
