import { htmlToText } from './html-to-text.ts'
import { hasVisibleText } from './visible-text.ts'

/** Whether a status has a content warning that a reader can see: a blank one hides nothing. @see ST-19 */
export function hasContentWarning(status: { readonly spoiler_text: string }): boolean {
  return status.spoiler_text !== '' && hasVisibleText(status.spoiler_text)
}

/** The tag that a text begins with, if it is a paragraph. */
const FIRST_PARAGRAPH = /^\s*<p\s[^>]*>/i
const CLASS = /\sclass="([^"]*)"/i
const PARAGRAPH_END = /<\/p\s*>/gi

/**
 * HTML without the line that servers put first for clients that know no quotes; nobody who sees the quote sees it. One
 * that never ends hides the rest. Each letter is read a few times at most, whatever the text: it may be long, and its
 * author hostile. Never throws.
 */
export function withoutQuoteLine(html: string): string {
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
