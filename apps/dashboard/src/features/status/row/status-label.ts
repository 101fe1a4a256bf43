import { getSpokenName, type NamedAccount, type StatusRecord } from '@colonnade/domain/entities'
import { hasContentWarning, hasVisibleText } from '@colonnade/domain/text'

const LONGEST_BEGINNING = 80

/**
 * The name of a row: who wrote, and how it begins. Behind a content warning only the warning.
 */
export function statusLabel(
  author: NamedAccount,
  status: Pick<StatusRecord, 'spoiler_text' | 'search_index'>,
): string {
  const text = (hasContentWarning(status) ? status.spoiler_text : status.search_index)
    .replace(/\s+/g, ' ')
    .trim()
  const letters = Array.from(text)
  const beginning =
    letters.length <= LONGEST_BEGINNING
      ? text
      : `${letters.slice(0, LONGEST_BEGINNING).join('').trimEnd()}…`
  const name = getSpokenName(author)
  return hasVisibleText(beginning) ? `${name}: ${beginning}` : name
}
