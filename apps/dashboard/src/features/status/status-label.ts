import type { AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import { spokenName } from './account-name.ts'

const LONGEST_BEGINNING = 80

/**
 * The name of a row: who wrote, and how it begins. Behind a content warning only the warning.
 */
export function statusLabel(
  author: Pick<AccountRecord, 'display_name' | 'username' | 'acct'>,
  status: Pick<StatusRecord, 'spoiler_text' | 'search_index'>,
): string {
  const text = (status.spoiler_text === '' ? status.search_index : status.spoiler_text)
    .replace(/\s+/g, ' ')
    .trim()
  const letters = Array.from(text)
  const beginning =
    letters.length <= LONGEST_BEGINNING
      ? text
      : `${letters.slice(0, LONGEST_BEGINNING).join('').trimEnd()}…`
  const name = spokenName(author)
  return beginning === '' ? name : `${name}: ${beginning}`
}
