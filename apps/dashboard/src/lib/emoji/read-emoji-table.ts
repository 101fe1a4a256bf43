import { EMOJI_CATEGORIES, type UnicodeEmoji } from '@colonnade/domain/emoji'
import type { EmojiTable } from './emoji-table.ts'

const TONES = ['1f3fb', '1f3fc', '1f3fd', '1f3fe', '1f3ff']
const VARIATION = 'fe0f'

const splitWords = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? [] : text.split(' ')

/** Returns the codes of the skin tones and the distance between their images. */
function readSkins(unified: string, written: string | undefined) {
  const [step = '', ...codes] = splitWords(written)
  if (step !== '+') return { step: Number(step), codes }
  const [first = '', ...rest] = unified.split('-')
  const tail = rest[0] === VARIATION ? rest.slice(1) : rest
  return { step: 1, codes: TONES.map((tone) => [first, tone, ...tail].join('-')) }
}

/**
 * Parses the table that `make/emojis.mjs` generates: one emoji per line, in groups that start with `# category`.
 * Never throws. Ignores lines that it cannot parse.
 */
export function readEmojiTable(text: string): EmojiTable {
  const emojis: UnicodeEmoji[] = []
  const cells = new Map<string, number>()
  let category: UnicodeEmoji['category'] | undefined
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) category = parseCategory(line.slice(2))
    const [unified = '', cell, names, name, keywords, emoticons, written] = line.split('\t')
    const shortNames = splitWords(names)
    const [id] = shortNames
    if (id === undefined || name === undefined || category === undefined) continue
    const { step, codes } = readSkins(unified, written)
    cells.set(unified, Number(cell))
    for (const [at, code] of codes.entries()) cells.set(code, Number(cell) + 1 + at * step)
    emojis.push({
      id,
      shortNames,
      name,
      keywords: splitWords(keywords),
      emoticons: splitWords(emoticons),
      category,
      unified,
      ...(codes.length > 0 && { skins: codes }),
    })
  }
  return { emojis, cells }
}

function parseCategory(text: string): UnicodeEmoji['category'] | undefined {
  const category = EMOJI_CATEGORIES.find((known) => known === text)
  return category === 'recent' || category === 'custom' ? undefined : category
}
