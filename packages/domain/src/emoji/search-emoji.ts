import type { SearchableEmoji } from './emoji.ts'

/** @see EMO-05 */
export const EMOJI_RESULT_LIMIT = 75
const MAX_WORDS = 2
const SEPARATORS = /[\s,_-]+/u
const EXACT_ID = -2
const EXACT_ALIAS = -1
/**
 * Offset that ranks word matches after every match of the whole text. The searched text of an emoji is always
 * shorter.
 */
const WORD_MATCH_OFFSET = 100_000

interface IndexedEmoji<Entry> {
  readonly emoji: Entry
  /** Its short names, in lower case. */
  readonly ids: readonly string[]
  /** All its search words, the most significant first, joined by commas. */
  readonly words: string
  /** Its names and keywords with all their words, joined by commas. */
  readonly phrases: string
}

/** A search index of emoji. Two indexes are joined by spreading. */
export type EmojiIndex<Entry = SearchableEmoji> = readonly IndexedEmoji<Entry>[]

function splitWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(SEPARATORS)
    .filter((word) => word !== '')
}

/**
 * Builds the index once, so that a search does not read every emoji again.
 *
 * @param emojis in the order of equally good results
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
      words: [...new Set(texts.flatMap(splitWords))].join(','),
      phrases: texts.map((text) => splitWords(text).join(' ')).join(','),
    }
  })
}

/** Returns the words of a search that count: the first two. @see EMO-04 */
export function getSearchWords(text: string): readonly string[] {
  return splitWords(text).slice(0, MAX_WORDS)
}

interface Search {
  /** As typed, in lower case. */
  readonly typed: string
  readonly whole: string
  readonly words: readonly string[]
}

/** Returns the rank of an emoji, lower is better; null if it does not match. */
function rank(entry: IndexedEmoji<unknown>, { typed, whole, words }: Search): number | null {
  if (entry.ids.includes(typed)) return entry.ids[0] === typed ? EXACT_ID : EXACT_ALIAS
  const wholeAt = words.length > 1 ? entry.phrases.indexOf(whole) : -1
  if (wholeAt >= 0) return wholeAt
  let sum = WORD_MATCH_OFFSET
  for (const word of words) {
    const at = entry.words.indexOf(word)
    if (at < 0) return null
    sum += at
  }
  return sum
}

/**
 * Finds emoji by text. An exact short name comes first, then matches of the whole text, then matches of both of its
 * first two words. Within each group the earlier match comes first.
 *
 * @returns an empty list for a text without words. Never throws.
 * @see EMO-04 to EMO-06
 */
export function searchEmoji<Entry>(
  index: EmojiIndex<Entry>,
  text: string,
  limit = EMOJI_RESULT_LIMIT,
): readonly Entry[] {
  const typed = text.trim().toLowerCase()
  const search = { typed, whole: splitWords(text).join(' '), words: getSearchWords(text) }
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
