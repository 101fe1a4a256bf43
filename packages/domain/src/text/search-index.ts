import { hasContentWarning } from './content-warning.ts'
import { htmlToText } from './html-to-text.ts'
import { withoutQuoteLine } from './without-quote-line.ts'

interface SearchableStatus {
  readonly spoiler_text: string
  /** HTML from the instance. */
  readonly content: string
  /** What it quotes; null or missing where it quotes nothing. */
  readonly quote?: object | null
}

/**
 * The text that filters match and direction is read from: content warning, blank line, words.
 * Without a warning it starts with the words. Never throws.
 *
 * @see ENT-07
 */
export function searchIndex(status: SearchableStatus): string {
  const { quote = null, content } = status
  const text = htmlToText(quote === null ? content : withoutQuoteLine(content))
  return hasContentWarning(status) ? `${status.spoiler_text}\n\n${text}` : text
}
