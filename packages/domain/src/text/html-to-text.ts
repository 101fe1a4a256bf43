import { decodeEntities } from './decode-entities.ts'

const INVISIBLE = /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const LINE_BREAK = /<br\b[^>]*>|<\/(?:li|tr|dt|dd)\s*>/gi
const BLOCK_EDGE = /<\/(?:p|div|h[1-6]|ul|ol|blockquote|pre|table)\s*>/gi
const BLOCK_START = /<(?:p|div|h[1-6]|ul|ol|blockquote|pre|table)\b[^>]*>/gi
const TAG = /<\/?[a-z!][^>]*>/gi
/** A tag that never ends hides the rest, as in a browser. */
const OPEN_TAG = /<\/?[a-z!][^>]*$/i
/** Stands for a paragraph edge until all white space is settled; posts do not hold it. */
const EDGE = '\u0000'

/**
 * The words of an HTML fragment: line breaks become new lines, a blank line stands between
 * paragraphs, all other markup goes.
 * For matching and reading, never for showing as HTML. Never throws, linear in the text's length.
 */
export function htmlToText(html: string): string {
  const text = html
    .replaceAll(EDGE, '')
    .replace(INVISIBLE, '')
    .replace(/[\t\n\f\r ]+/g, ' ')
    .replace(LINE_BREAK, '\n')
    .replace(BLOCK_EDGE, EDGE)
    .replace(BLOCK_START, EDGE)
    .replace(TAG, '')
    .replace(OPEN_TAG, '')
  return decodeEntities(text)
    .replace(/ ?(?:\0 ?)+/g, '\n\n')
    .replace(/ ?\n ?/g, '\n')
    .replace(/^\n+|\n+$/g, '')
    .trim()
}
