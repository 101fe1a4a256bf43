/** The named references that posts really hold; others stay as written. */
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
 * Replaces character references (`&amp;`, `&#8230;`, `&#x2026;`) once: `&amp;lt;` becomes `&lt;`.
 * Never throws; an unknown reference stays as written.
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

/** Makes plain text safe inside HTML text and quoted attributes. Never throws. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}
