import { countGraphemes, findWordStart, type TextSpan } from '../text/index.ts'

/** What is asked for suggestions. */
export type SuggestionKind = 'account' | 'tag' | 'emoji'

/** The piece of a text that suggestions are for. */
export interface SuggestionToken extends TextSpan {
  readonly kind: SuggestionKind
  /** With its sign, as typed. */
  readonly text: string
  /** Without its sign, full-width characters as their ordinary ones. */
  readonly query: string
}

/** Characters of a token before it is worth asking, its sign included. @see SUG-01 */
export const MIN_TOKEN_LENGTH = 3

/**
 * No word may end where a token begins, nor a path: `x@al` and `https://m.example/@al` are none. The
 * full stop of a sentence belongs to no name. Signs may be full-width, as Japanese and Chinese input methods
 * type them.
 */
const TOKEN =
  /(?<![\p{L}\p{N}\p{M}_/])(?:[@＠][\p{L}\p{N}_]+(?:[.-]+[\p{L}\p{N}_]+)*(?:[@＠][\p{L}\p{N}.．-]*)?|[#＃][\p{L}\p{N}\p{M}_]+|[:：][\p{L}\p{N}\p{M}_+-]+)/gu

/** What stands up to the next white space: no token reaches over any. */
const WORD = /^\S*/

/** How far from the caret a token is looked for: no name is as long. UTF-16 units. */
const LONGEST_TOKEN = 1_000

const KINDS: Readonly<Record<string, SuggestionKind>> = {
  '@': 'account',
  '＠': 'account',
  '#': 'tag',
  '＃': 'tag',
  ':': 'emoji',
  '：': 'emoji',
}

/**
 * The token that the caret stands in or behind, if it is long enough.
 *
 * @param caret in UTF-16 units, as a text field gives it
 * @returns null where there is nothing to suggest. Never throws.
 * @see SUG-01
 */
export function tokenAtCaret(text: string, caret: number): SuggestionToken | null {
  const first = Math.max(0, caret - LONGEST_TOKEN)
  const around = text.slice(first, caret + LONGEST_TOKEN)
  const from = first + findWordStart(around, caret - first)
  const word = text.slice(from, caret + LONGEST_TOKEN).match(WORD)?.[0] ?? ''
  for (const match of word.matchAll(TOKEN)) {
    const [token] = match
    const start = from + match.index
    const end = start + token.length
    const isCut = start === first && first > 0
    if (start >= caret || caret > end || isCut) continue
    const kind = KINDS[token.charAt(0)]
    if (kind === undefined || countGraphemes(token) < MIN_TOKEN_LENGTH) return null
    return { kind, start, end, text: token, query: token.slice(1).normalize('NFKC') }
  }
  return null
}
