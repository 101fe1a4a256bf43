import { htmlToText } from './html-to-text.ts'
import { hasVisibleText } from './visible-text.ts'

/** Whether a status has a visible content warning. A blank one hides no content. @see ST-19 */
export function hasContentWarning(status: { readonly spoiler_text: string }): boolean {
  return status.spoiler_text !== '' && hasVisibleText(status.spoiler_text)
}

/** The tag at the beginning of a text, if it is a paragraph. */
const FIRST_PARAGRAPH = /^\s*<p\s[^>]*>/i
const CLASS = /\sclass="([^"]*)"/i
const PARAGRAPH_END = /<\/p\s*>/gi

/**
 * Removes the fallback line that servers put first for clients without support for quotes. Users who see the quote do
 * not need it. An unterminated one hides the rest. Runs in linear time, because the text may be long and hostile.
 * Never throws.
 */
export function removeQuoteLine(html: string): string {
  const [tag] = FIRST_PARAGRAPH.exec(html) ?? []
  if (tag === undefined || !isQuoteLine(tag)) return html
  PARAGRAPH_END.lastIndex = tag.length
  const end = PARAGRAPH_END.exec(html)
  return end === null ? '' : html.slice(end.index + end[0].length)
}

function isQuoteLine(tag: string): boolean {
  const [, names = ''] = CLASS.exec(tag) ?? []
  return names.toLowerCase().split(/\s+/).includes('quote-inline')
}

interface SearchableStatus {
  readonly spoiler_text: string
  /** HTML from the instance. */
  readonly content: string
  /** The quoted status; null or absent for none. */
  readonly quote?: object | null
}

/**
 * Creates the text that filters match and from which the text direction is derived: content warning, blank line,
 * content. Without a warning it starts with the content. Never throws.
 *
 * @see ENT-07
 */
export function createSearchIndex(status: SearchableStatus): string {
  const { quote = null, content } = status
  const text = htmlToText(quote === null ? content : removeQuoteLine(content))
  return hasContentWarning(status) ? `${status.spoiler_text}\n\n${text}` : text
}
