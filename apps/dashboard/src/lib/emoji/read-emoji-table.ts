import { EMOJI_CATEGORIES, type UnicodeEmoji } from '@colonnade/domain/emoji'
import type { EmojiTable } from './emoji-table.ts'

const TONES = ['1f3fb', '1f3fc', '1f3fd', '1f3fe', '1f3ff']
const VARIATION = 'fe0f'

const wordsOf = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? [] : text.split(' ')

/** The codes of the tones, and how far their pictures lie apart. */
function readSkins(unified: string, written: string | undefined) {
  const [step = '', ...codes] = wordsOf(written)
  if (step !== '+') return { step: Number(step), codes }
  const [first = '', ...rest] = unified.split('-')
  const tail = rest[0] === VARIATION ? rest.slice(1) : rest
  return { step: 1, codes: TONES.map((tone) => [first, tone, ...tail].join('-')) }
}

/**
 * Reads the table that `make/emojis.mjs` writes: a line for each emoji, in groups that begin with
 * `# category`. Never throws; what it cannot read is left out.
 */
export function readEmojiTable(text: string): EmojiTable {
  const emojis: UnicodeEmoji[] = []
  const cells = new Map<string, number>()
  let category: UnicodeEmoji['category'] | undefined
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) category = categoryOf(line.slice(2))
    const [unified = '', cell, names, name, keywords, emoticons, written] = line.split('\t')
    const shortNames = wordsOf(names)
    const [id] = shortNames
    if (id === undefined || name === undefined || category === undefined) continue
    const { step, codes } = readSkins(unified, written)
    cells.set(unified, Number(cell))
    for (const [at, code] of codes.entries()) cells.set(code, Number(cell) + 1 + at * step)
    emojis.push({
      id,
      shortNames,
      name,
      keywords: wordsOf(keywords),
      emoticons: wordsOf(emoticons),
      category,
      unified,
      ...(codes.length > 0 && { skins: codes }),
    })
  }
  return { emojis, cells }
}

function categoryOf(text: string): UnicodeEmoji['category'] | undefined {
  const category = EMOJI_CATEGORIES.find((known) => known === text)
  return category === 'recent' || category === 'custom' ? undefined : category
}
