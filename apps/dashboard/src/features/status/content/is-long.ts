/** UTF-16 units of HTML, and lines, above which a text may be taller than a column. */
const LONG_HTML = 1500
const LONG_LINES = 40

/** Signs that can be as wide or as tall as several letters, and the halves of emoji. */
const LARGE_SIGNS = 150

const LARGE = /[\ua000-\uffff]/g
const BREAKS = /<(?:br|p|div|li|h[1-6]|pre|blockquote|[ou]l|sup|sub|ruby)\b|\n/gi

/** Whether a text might need more room than a row should take; told from its HTML, without measuring. */
export function isLong(html: string): boolean {
  if (html.length > LONG_HTML) return true
  return countOf(BREAKS, html) > LONG_LINES || countOf(LARGE, html) > LARGE_SIGNS
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0
