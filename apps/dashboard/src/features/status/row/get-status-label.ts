import { getSpokenName, type NamedAccount, type StatusRecord } from '@colonnade/domain/entities'
import { hasContentWarning, hasVisibleText } from '@colonnade/domain/text'

const MAX_TEXT_LENGTH = 80

/**
 * Returns the accessible name of a row: the author and the beginning of the text. With a content warning, the warning
 * replaces the text.
 */
export function getStatusLabel(
  author: NamedAccount,
  status: Pick<StatusRecord, 'spoiler_text' | 'search_index'>,
): string {
  const text = (hasContentWarning(status) ? status.spoiler_text : status.search_index)
    .replace(/\s+/g, ' ')
    .trim()
  const letters = Array.from(text)
  const beginning =
    letters.length <= MAX_TEXT_LENGTH
      ? text
      : `${letters.slice(0, MAX_TEXT_LENGTH).join('').trimEnd()}…`
  const name = getSpokenName(author)
  return hasVisibleText(beginning) ? `${name}: ${beginning}` : name
}
