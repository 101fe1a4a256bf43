import type { SearchableEmoji } from './emoji.ts'

/** @see EMO-05 */
export const EMOJI_RESULT_LIMIT = 75
const MAX_WORDS = 2
const SEPARATORS = /[\s,_-]+/u
const EXACT_ID = -2
const EXACT_ALIAS = -1
/** Behind every match of a whole text. No emoji has so much to read. */
const BEHIND_WHOLE = 100_000

interface IndexedEmoji<Entry> {
  readonly emoji: Entry
  /** Its short names, in lower case. */
  readonly ids: readonly string[]
  /** Every word to find it by, the most telling first, joined by commas. */
  readonly words: string
  /** Its names and keywords with all their words, joined by commas. */
  readonly phrases: string
}

/** Emoji made ready for the search. Two of them are joined by spreading. */
export type EmojiIndex<Entry = SearchableEmoji> = readonly IndexedEmoji<Entry>[]

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(SEPARATORS)
    .filter((word) => word !== '')
}

/**
 * Reads the emoji once, so that a keystroke need not.
 *
 * @param emojis in the order that equally good results come in
 * @see EMO-06
 */
export function buildEmojiIndex<Entry extends SearchableEmoji>(
  emojis: readonly Entry[],
): EmojiIndex<Entry> {
  return emojis.map((emoji) => {
    const texts = [...emoji.shortNames, emoji.name, ...emoji.keywords, ...emoji.emoticons]
    return {
      emoji,
      ids: emoji.shortNames.map((shortName) => shortName.toLowerCase()),
      words: [...new Set(texts.flatMap(wordsOf))].join(','),
      phrases: texts.map((text) => wordsOf(text).join(' ')).join(','),
    }
  })
}

/** The words of a search that count: the first two. @see EMO-04 */
export function searchWords(text: string): readonly string[] {
  return wordsOf(text).slice(0, MAX_WORDS)
}

interface Search {
  /** As typed, in lower case. */
  readonly typed: string
  readonly whole: string
  readonly words: readonly string[]
}

/** How far behind an emoji comes; null when it does not match. */
function rank(entry: IndexedEmoji<unknown>, { typed, whole, words }: Search): number | null {
  if (entry.ids.includes(typed)) return entry.ids[0] === typed ? EXACT_ID : EXACT_ALIAS
  const wholeAt = words.length > 1 ? entry.phrases.indexOf(whole) : -1
  if (wholeAt >= 0) return wholeAt
  let sum = BEHIND_WHOLE
  for (const word of words) {
    const at = entry.words.indexOf(word)
    if (at < 0) return null
    sum += at
  }
  return sum
}

/**
 * The emoji that a text finds. An exact short name comes first, then what holds the whole text, then
 * what holds both of its first two words; among those the earlier match.
 *
 * @returns none for a text without words. Never throws.
 * @see EMO-04 to EMO-06
 */
export function searchEmoji<Entry>(
  index: EmojiIndex<Entry>,
  text: string,
  limit = EMOJI_RESULT_LIMIT,
): readonly Entry[] {
  const typed = text.trim().toLowerCase()
  const search = { typed, whole: wordsOf(text).join(' '), words: searchWords(text) }
  if (search.words.length === 0) return []
  const found: { readonly emoji: Entry; readonly at: number }[] = []
  for (const entry of index) {
    const at = rank(entry, search)
    if (at !== null) found.push({ emoji: entry.emoji, at })
  }
  return found
    .toSorted((a, b) => a.at - b.at)
    .slice(0, limit)
    .map(({ emoji }) => emoji)
}
