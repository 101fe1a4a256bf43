import { htmlToText } from './html-to-text.ts'

interface SearchableStatus {
  readonly spoiler_text: string
  /** HTML from the instance. */
  readonly content: string
}

/**
 * The text that filters match and direction is read from: content warning, blank line, words.
 * Without a warning it starts with the words. Never throws.
 *
 * @see ENT-07
 */
export function searchIndex(status: SearchableStatus): string {
  const text = htmlToText(status.content)
  return status.spoiler_text === '' ? text : `${status.spoiler_text}\n\n${text}`
}
