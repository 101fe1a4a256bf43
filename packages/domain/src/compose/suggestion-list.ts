import type { TextSpan } from '../text/index.ts'
import type { SuggestionToken } from './suggestion-token.ts'
import type { Suggestion } from './suggestion.ts'
import { replaceSpan, type TextEdit, ZERO_WIDTH_SPACE } from './text-edit.ts'

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
