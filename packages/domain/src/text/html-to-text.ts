import { ALTERNATIVE_ATTRIBUTES, getHtmlRole, WORDLESS_ELEMENTS } from './html-elements.ts'
import { decodeEntities } from './html-entities.ts'

/** Never read as text. One that never ends hides the rest, as in a browser. */
const INVISIBLE = new RegExp(
  String.raw`<!--[\s\S]*?(?:-->|$)|<(${WORDLESS_ELEMENTS.join('|')})(?![a-z0-9-])[\s\S]*?(?:<\/\1\s*>|$)`,
  'gi',
)
/** All white space that is not a single blank already: most is, and is not touched. */
const WHITE_SPACE = /[\t\n\f\r][\t\n\f\r ]*| [\t\n\f\r ]+/g

/** A tag and its name. Also one that never ends: so a hostile text is read once, not once for each of its tags. */
const TAG = /<(?:(\/?)([a-z][a-z0-9-]*)|[a-z!?/])[^>]*(?:>|$)/gi

const OPENING_TAG = /^<[^>]*/

/** The values of these attributes of a tag, in whichever quotes. */
const ALTERNATIVES = ALTERNATIVE_ATTRIBUTES.map(
  (name) => new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`, 'i'),
)

function getTagText(tag: string, slash: string | undefined, name: string | undefined): string {
  if (name === undefined) return ''
  const lowerName = name.toLowerCase()
  switch (getHtmlRole(lowerName)) {
    case 'block':
      return '\n\n'
    case 'line':
      return slash === '/' || lowerName === 'br' ? '\n' : ''
    case 'space':
      return slash === '/' ? ' ' : ''
    case 'quotation':
      return slash === '/' ? '”' : '“'
    case 'alternative':
      return getAlternative(tag)
    case 'inline':
    case 'dropped':
      return ''
  }
}

/** The words that stand for an element; the first attribute that has any counts. */
function getAlternative(tag: string): string {
  for (const attribute of ALTERNATIVES) {
    const [, double, single, bare] = attribute.exec(tag) ?? []
    const words = double ?? single ?? bare ?? ''
    if (words !== '') return words
  }
  return ''
}

function getHiddenText(whole: string, name: string | undefined): string {
  if (name === undefined || getHtmlRole(name.toLowerCase()) !== 'alternative') return ''
  return getAlternative(OPENING_TAG.exec(whole)?.[0] ?? '')
}

/**
 * The words of an HTML fragment: line breaks become new lines, a blank line stands between paragraphs, pictures become
 * their alternative text, all other markup goes. For matching and reading, never for showing as HTML. Never throws.
 */
export function htmlToText(html: string): string {
  const text = html
    .replaceAll('\0', '')
    .replace(INVISIBLE, getHiddenText)
    .replace(WHITE_SPACE, ' ')
    .replace(TAG, getTagText)
  return decodeEntities(text)
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
