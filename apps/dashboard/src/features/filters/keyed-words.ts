import { type KeywordDraft, NEW_KEYWORD } from '@colonnade/domain/filters'

/** A keyword of the form, with a key that stays the same when the keyword moves. */
export interface KeyedWord extends KeywordDraft {
  readonly key: number
}

export type Words = readonly KeyedWord[]

let lastKey = 0

/** Adds a new key to a keyword. */
export function addKey(word: KeywordDraft): KeyedWord {
  lastKey += 1
  return { ...word, key: lastKey }
}

export const withWord = (words: Words, key: number, change: Partial<KeywordDraft>): Words =>
  words.map((word) => (word.key === key ? { ...word, ...change } : word))

/** Removes one keyword. The last one is emptied instead. */
export const withoutWord = (words: Words, key: number): Words => {
  const others = words.filter((word) => word.key !== key)
  return others.length === 0 ? [addKey(NEW_KEYWORD)] : others
}

/** Replaces one keyword by the lines of a text. Each line becomes a keyword with the same whole-word setting. */
export function withLines(words: Words, key: number, text: string): Words {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return words.flatMap((word) => {
    if (word.key !== key || lines.length === 0) return [word]
    const [first = '', ...more] = lines
    return [
      { ...word, keyword: `${word.keyword}${first}` },
      ...more.map((keyword) => addKey({ ...NEW_KEYWORD, keyword, whole_word: word.whole_word })),
    ]
  })
}

/** Returns the first keyword that occurs twice, ignoring case; null for none. */
export function findDuplicate(words: readonly Pick<KeywordDraft, 'keyword'>[]): string | null {
  const seen = new Set<string>()
  for (const { keyword } of words) {
    const word = keyword.trim().toLowerCase()
    if (word !== '' && seen.has(word)) return keyword.trim()
    seen.add(word)
  }
  return null
}
