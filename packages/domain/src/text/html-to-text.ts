import { decodeEntities } from './decode-entities.ts'

/** Never read as text. One that never ends hides the rest, as in a browser. */
const INVISIBLE = /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
/** Also one that never ends: so a hostile text is read once, not once for each of its tags. */
const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*(?:>|$)|<[!?/][^>]*(?:>|$)/gi

const LINES = new Set(['li', 'tr', 'dt', 'dd'])
const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre table figure section'.split(' '),
)
/** Stands for a paragraph's edge until all white space is settled; posts do not hold it. */
const EDGE = '\u0000'

function breakOf(_tag: string, slash: string | undefined, name = ''): string {
  const element = name.toLowerCase()
  if (element === 'br') return '\n'
  if (LINES.has(element)) return slash === '/' ? '\n' : ''
  return BLOCKS.has(element) ? EDGE : ''
}

/**
 * The words of an HTML fragment: line breaks become new lines, a blank line stands between
 * paragraphs, all other markup goes. For matching and reading, never for showing as HTML. Never throws.
 */
export function htmlToText(html: string): string {
  const text = html
    .replaceAll(EDGE, '')
    .replace(INVISIBLE, '')
    .replace(/[\t\n\f\r ]+/g, ' ')
    .replace(TAG, breakOf)
  return decodeEntities(text)
    .replace(/ ?(?:\0 ?)+/g, '\n\n')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
