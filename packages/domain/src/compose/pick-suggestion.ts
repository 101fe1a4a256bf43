import type { TextSpan } from '../text/index.ts'
import { ZERO_WIDTH_SPACE } from './insert-emoji.ts'
import type { Suggestion } from './suggestion.ts'
import { replaceSpan, type TextEdit } from './text-edit.ts'

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
