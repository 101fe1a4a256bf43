import { type KeywordDraft, NEW_KEYWORD } from '@colonnade/domain/filters'

/** A word of the form, with a key that stays its own wherever it moves to. */
export interface KeyedWord extends KeywordDraft {
  readonly key: number
}

export type Words = readonly KeyedWord[]

let lastKey = 0

/** A word that stands in the form from now on. */
export function keyed(word: KeywordDraft): KeyedWord {
  lastKey += 1
  return { ...word, key: lastKey }
}

/** Changes one of them. */
export const withWord = (words: Words, key: number, change: Partial<KeywordDraft>): Words =>
  words.map((word) => (word.key === key ? { ...word, ...change } : word))

/** Without one of them; the last one that is left is emptied. */
export const withoutWord = (words: Words, key: number): Words => {
  const others = words.filter((word) => word.key !== key)
  return others.length === 0 ? [keyed(NEW_KEYWORD)] : others
}

/** Several lines in the place of one word: each becomes a word, as whole as that one was. */
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
      ...more.map((keyword) => keyed({ ...NEW_KEYWORD, keyword, whole_word: word.whole_word })),
    ]
  })
}

/** The first word that stands there twice, in whatever case; null for none. */
export function firstRepeated(words: readonly Pick<KeywordDraft, 'keyword'>[]): string | null {
  const seen = new Set<string>()
  for (const { keyword } of words) {
    const word = keyword.trim().toLowerCase()
    if (word !== '' && seen.has(word)) return keyword.trim()
    seen.add(word)
  }
  return null
}
