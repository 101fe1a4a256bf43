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
/** The minimum time between two account searches. @see SUG-04 */
export const ACCOUNT_SEARCH_INTERVAL_MS = 200

/** A value that can replace a token. */
export type Suggestion =
  | { readonly kind: 'account'; readonly id: AccountId; readonly acct: string }
  | { readonly kind: 'tag'; readonly tag: string }
  | {
      readonly kind: 'emoji'
      readonly emoji: Emoji
      /** The inserted text: the emoji in the chosen skin tone, or its `:shortcode:`. */
      readonly text: string
    }

/** What is suggested. */
export type SuggestionKind = 'account' | 'tag' | 'emoji'

/** The part of a text that suggestions are shown for. */
export interface SuggestionToken extends TextSpan {
  readonly kind: SuggestionKind
  /** With its prefix character, as typed. */
  readonly text: string
  /** Without its prefix character, full-width characters replaced with ordinary ones. */
  readonly query: string
}

/** The minimum length of a token, including its prefix character. @see SUG-01 */
export const MIN_TOKEN_LENGTH = 3

/**
 * A token must not start within a word or a path: `x@al` and `https://m.example/@al` contain none. The full stop of a
 * sentence is not part of a name. Prefix characters may be full-width, as Japanese and Chinese input methods type
 * them.
 */
const TOKEN =
  /(?<![\p{L}\p{N}\p{M}_/])(?:[@＠][\p{L}\p{N}_]+(?:[.-]+[\p{L}\p{N}_]+)*(?:[@＠][\p{L}\p{N}.．-]*)?|[#＃][\p{L}\p{N}\p{M}_]+|[:：][\p{L}\p{N}\p{M}_+-]+)/gu

/** The text up to the next white space: a token contains none. */
const WORD = /^\S*/

/** How far from the caret a token is searched for: no name is as long. UTF-16 units. */
const MAX_TOKEN_LENGTH = 1_000

const KINDS: Readonly<Record<string, SuggestionKind>> = {
  '@': 'account',
  '＠': 'account',
  '#': 'tag',
  '＃': 'tag',
  ':': 'emoji',
  '：': 'emoji',
}

/**
 * Finds the token that contains the caret or ends at it, if it is long enough.
 *
 * @param caret in UTF-16 units, as a text field reports it
 * @returns null when there are no suggestions to show. Never throws.
 * @see SUG-01
 */
export function findTokenAtCaret(text: string, caret: number): SuggestionToken | null {
  const first = Math.max(0, caret - MAX_TOKEN_LENGTH)
  const around = text.slice(first, caret + MAX_TOKEN_LENGTH)
  const from = first + findWordStart(around, caret - first)
  const word = text.slice(from, caret + MAX_TOKEN_LENGTH).match(WORD)?.[0] ?? ''
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

/** The suggestions of a text field. @see SUG-11 */
export interface SuggestionList {
  readonly token: SuggestionToken | null
  readonly suggestions: readonly Suggestion[]
  /** The index of the suggestion that Enter picks. */
  readonly highlighted: number
  /** Whether Escape or leaving the field closed the list. It stays closed until the token changes. */
  readonly isHidden: boolean
}

export const NO_SUGGESTIONS: SuggestionList = {
  token: null,
  suggestions: [],
  highlighted: 0,
  isHidden: false,
}

/**
 * Updates the token at the caret. Without a token the list is closed. While the user types on in a token of the same
 * kind, the earlier suggestions stay until the new ones arrive.
 *
 * @see SUG-06, SUG-11
 */
export function updateToken(list: SuggestionList, token: SuggestionToken | null): SuggestionList {
  if (token === null) return NO_SUGGESTIONS
  if (token.text === list.token?.text) return { ...list, token }
  const suggestions = token.kind === list.token?.kind ? list.suggestions : []
  return { token, suggestions, highlighted: 0, isHidden: false }
}

/**
 * Sets the suggestions that were found. Suggestions for an earlier token are ignored.
 *
 * @param asked the text of the token that was searched for
 * @see SUG-05
 */
export function setSuggestions(
  list: SuggestionList,
  asked: string,
  suggestions: readonly Suggestion[],
): SuggestionList {
  return list.token?.text === asked ? { ...list, suggestions, highlighted: 0 } : list
}

/** Hides the list after Escape or when the field loses focus. @see SUG-06 */
export function hideSuggestions(list: SuggestionList): SuggestionList {
  return { ...list, isHidden: true }
}

/** Returns the suggestions that are shown. @see SUG-06 */
export function getShownSuggestions({
  suggestions,
  isHidden,
}: SuggestionList): readonly Suggestion[] {
  return isHidden ? [] : suggestions
}

/** Moves the highlight up or down by one and stops at both ends. @see SUG-07 */
export function moveHighlight(list: SuggestionList, step: 1 | -1): SuggestionList {
  const last = Math.max(0, list.suggestions.length - 1)
  return { ...list, highlighted: Math.min(last, Math.max(0, list.highlighted + step)) }
}

function getReplacement(suggestion: Suggestion): { readonly text: string; readonly after: string } {
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
 * Replaces a token with a suggestion. A space (for an emoji: a zero-width space) is added unless there is one
 * already; the caret is set after it.
 *
 * @see SUG-08
 */
export function pickSuggestion(text: string, token: TextSpan, suggestion: Suggestion): TextEdit {
  const { text: picked, after } = getReplacement(suggestion)
  const isThere = text.startsWith(after, token.end)
  const span = isThere ? { start: token.start, end: token.end + after.length } : token
  return replaceSpan(text, span, `${picked}${after}`)
}
