import type { Emoji } from '../emoji/emoji.ts'
import type { AccountId } from '../entities/ids.ts'
import { countGraphemes, findWordStart, type TextSpan } from '../text/index.ts'
import { replaceSpan, type TextEdit, ZERO_WIDTH_SPACE } from './text-edit.ts'

/** @see SUG-02 */
export const EMOJI_SUGGESTION_LIMIT = 5
/** @see SUG-03 */
export const TAG_SUGGESTION_LIMIT = 4
/** @see SUG-04 */
export const ACCOUNT_SUGGESTION_LIMIT = 4
/** The least time between two searches for accounts. @see SUG-04 */
export const ACCOUNT_SEARCH_INTERVAL_MS = 200

/** Something that may be put in a token's place. */
export type Suggestion =
  | { readonly kind: 'account'; readonly id: AccountId; readonly acct: string }
  | { readonly kind: 'tag'; readonly tag: string }
  | {
      readonly kind: 'emoji'
      readonly emoji: Emoji
      /** What stands in the text: its characters in the chosen tone, or its `:shortcode:`. */
      readonly text: string
    }

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

/** What is suggested in a text field. @see SUG-11 */
export interface SuggestionList {
  readonly token: SuggestionToken | null
  readonly suggestions: readonly Suggestion[]
  /** Index of the one that Enter picks. */
  readonly highlighted: number
  /** Closed by Escape or by leaving the field, until the token changes. */
  readonly isHidden: boolean
}

export const NO_SUGGESTIONS: SuggestionList = {
  token: null,
  suggestions: [],
  highlighted: 0,
  isHidden: false,
}

/**
 * Follows the caret. Without a token nothing is suggested; while a token of the same kind is typed on,
 * the older suggestions stay until its own come.
 *
 * @see SUG-06, SUG-11
 */
export function followToken(list: SuggestionList, token: SuggestionToken | null): SuggestionList {
  if (token === null) return NO_SUGGESTIONS
  if (token.text === list.token?.text) return { ...list, token }
  const suggestions = token.kind === list.token?.kind ? list.suggestions : []
  return { token, suggestions, highlighted: 0, isHidden: false }
}

/**
 * Takes what was found. An answer for another token than the present one came too late, and is ignored.
 *
 * @param asked the text of the token that was asked for
 * @see SUG-05
 */
export function receiveSuggestions(
  list: SuggestionList,
  asked: string,
  suggestions: readonly Suggestion[],
): SuggestionList {
  return list.token?.text === asked ? { ...list, suggestions, highlighted: 0 } : list
}

/** Escape, or the field was left. @see SUG-06 */
export function hideSuggestions(list: SuggestionList): SuggestionList {
  return { ...list, isHidden: true }
}

/** What is shown. @see SUG-06 */
export function shownSuggestions({ suggestions, isHidden }: SuggestionList): readonly Suggestion[] {
  return isHidden ? [] : suggestions
}

/** An arrow key: one up or down, stopping at both ends. @see SUG-07 */
export function moveHighlight(list: SuggestionList, step: 1 | -1): SuggestionList {
  const last = Math.max(0, list.suggestions.length - 1)
  return { ...list, highlighted: Math.min(last, Math.max(0, list.highlighted + step)) }
}

function replacement(suggestion: Suggestion): { readonly text: string; readonly after: string } {
  switch (suggestion.kind) {
    case 'account':
      return { text: `@${suggestion.acct}`, after: ' ' }
    case 'tag':
      return { text: `#${suggestion.tag}`, after: ' ' }
    case 'emoji':
      return { text: suggestion.text, after: ZERO_WIDTH_SPACE }
  }
}

/**
 * Puts a suggestion in the place of its token, with a space behind it (an emoji: a zero-width space),
 * unless one is there already; the caret goes behind that.
 *
 * @see SUG-08
 */
export function pickSuggestion(text: string, token: TextSpan, suggestion: Suggestion): TextEdit {
  const { text: picked, after } = replacement(suggestion)
  const isThere = text.startsWith(after, token.end)
  const span = isThere ? { start: token.start, end: token.end + after.length } : token
  return replaceSpan(text, span, `${picked}${after}`)
}
