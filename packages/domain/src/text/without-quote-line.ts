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
