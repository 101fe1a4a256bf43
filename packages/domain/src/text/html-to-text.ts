import { ALTERNATIVE_ATTRIBUTES, getHtmlRole, WORDLESS_ELEMENTS } from './html-elements.ts'

/** The named references that posts use; others stay unchanged. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  euro: '€',
  zwj: '\u200D',
  zwnj: '\u200C',
  shy: '\u00AD',
}

const LAST_CODE_POINT = 0x10ffff

function fromCode(code: number): string {
  const isCharacter = code > 0 && code <= LAST_CODE_POINT && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD'
}

/**
 * Decodes character references (`&amp;`, `&#8230;`, `&#x2026;`) once: `&amp;lt;` becomes `&lt;`. An unknown reference
 * stays unchanged. Never throws.
 */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,8})|#(\d{1,8})|([a-z]{2,8}));/gi,
    (whole, hex, decimal, name) => {
      if (typeof hex === 'string') return fromCode(Number.parseInt(hex, 16))
      if (typeof decimal === 'string') return fromCode(Number.parseInt(decimal, 10))
      return NAMED[String(name)] ?? whole
    },
  )
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes plain text for HTML text and quoted attributes. Never throws. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** Elements and comments that are not text. An unterminated one hides the rest, as in a browser. */
const INVISIBLE = new RegExp(
  String.raw`<!--[\s\S]*?(?:-->|$)|<(${WORDLESS_ELEMENTS.join('|')})(?![a-z0-9-])[\s\S]*?(?:<\/\1\s*>|$)`,
  'gi',
)
/** All white space except single spaces, which are the most frequent and stay unchanged. */
const WHITE_SPACE = /[\t\n\f\r][\t\n\f\r ]*| [\t\n\f\r ]+/g

/** A tag and its name. Also matches an unterminated tag, so that a hostile text is read once, not once per tag. */
const TAG = /<(?:(\/?)([a-z][a-z0-9-]*)|[a-z!?/])[^>]*(?:>|$)/gi

const OPENING_TAG = /^<[^>]*/

/** The values of the alternative text attributes of a tag, in any quotes. */
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

/** Returns the alternative text of an element, from the first attribute that has one. */
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
 * Converts an HTML fragment to text: line breaks become newlines, paragraphs are separated by a blank line, images
 * become their alternative text, all other markup is removed. For matching and reading, never for display as HTML.
 * Never throws.
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
