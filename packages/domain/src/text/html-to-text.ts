import { decodeEntities } from './decode-entities.ts'

/** Never read as text. One that never ends hides the rest, as in a browser. */
const INVISIBLE = /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
/** All white space that is not a single blank already: most is, and is not touched. */
const WHITE_SPACE = /[\t\n\f\r][\t\n\f\r ]*| [\t\n\f\r ]+/g

/**
 * A tag: of a block, then of a line, then any other. Also one that never ends: so a hostile text is read once, not once
 * for each of its tags.
 */
const TAG =
  /<(?:(\/?(?:p|div|h[1-6]|[uod]l|blockquote|pre|table|figure|section)(?![a-z0-9]))|(\/?br(?![a-z0-9])|\/(?:li|tr|d[td])(?![a-z0-9]))|[a-z!?/])[^>]*(?:>|$)/gi
function breakOf(_tag: string, block: string | undefined, line: string | undefined): string {
  if (block !== undefined) return '\n\n'
  return line === undefined ? '' : '\n'
}

/**
 * The words of an HTML fragment: line breaks become new lines, a blank line stands between
 * paragraphs, all other markup goes. For matching and reading, never for showing as HTML. Never throws.
 */
export function htmlToText(html: string): string {
  const text = html
    .replaceAll('\0', '')
    .replace(INVISIBLE, '')
    .replace(WHITE_SPACE, ' ')
    .replace(TAG, breakOf)
  return decodeEntities(text)
    .replace(/ {1,2}\n {0,2}|\n {1,2}/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
