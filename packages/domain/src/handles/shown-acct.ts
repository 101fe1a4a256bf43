import { decodePunycode, encodePunycode } from './punycode.ts'

/** A handle as it is shown, and as servers and browsers write it. */
export interface ShownAcct {
  readonly shown: string
  readonly ascii: string
}

/** Longer than any label of a domain may be. */
const LONGEST_LABEL = 63

/** Scripts that people write alone, with digits. Latin letters that pass for others are left out of its set. */
const SCRIPTS =
  'Greek Cyrillic Armenian Hebrew Arabic Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Ethiopic Khmer'.split(
    ' ',
  )
const LATIN = String.raw`a-z\u00df-\u00f6\u00f8-\u0130\u0132-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u017e\u01a1\u01b0\u0219\u021b\u0259\u1ea0-\u1ef9`

/** What a label may be written in: one script, or those that Japanese, Korean and Chinese write together with Latin. */
const WRITINGS = [
  new RegExp(`^[${LATIN}0-9-]+$`, 'u'),
  ...SCRIPTS.map((script) => new RegExp(String.raw`^[\p{Script=${script}}0-9-]+$`, 'u')),
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーa-z0-9-]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}a-z0-9-]+$/u,
  /^[\p{Script=Han}\p{Script=Bopomofo}a-z0-9-]+$/u,
]

/** Letters that pass for Latin ones: a label of nothing else deceives, unless its whole domain is written so. */
const LOOKALIKES = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαικνρυωηοτ0-9-]+$/u

/** Signs that pass for dashes and slashes beside Latin letters. */
const STROKES = /[ーノソンゾ一丶〆ハヘへ]/u

/** Letters, marks and digits only; a mark needs a letter before it. */
const WORD = /^[\p{L}\p{N}-][\p{L}\p{M}\p{N}-]*$/u

function isHonest(label: string, top: string): boolean {
  if (!WORD.test(label) || label !== label.normalize('NFKC').toLowerCase()) return false
  if (!WRITINGS.some((writing) => writing.test(label))) return false
  if (/[a-z]/.test(label) && STROKES.test(label)) return false
  return !LOOKALIKES.test(label) || !/[a-z]/.test(top)
}

/** null for what no letters stand behind, or stand for something else when written back. */
function toUnicodeLabel(label: string): string | null {
  if (!label.startsWith('xn--')) return label
  const unicode = decodePunycode(label.slice(4))
  return unicode !== null && toAsciiLabel(unicode) === label ? unicode : null
}

const toAsciiLabel = (label: string): string =>
  /^[\0-\x7f]*$/.test(label) ? label : `xn--${encodePunycode(label)}`

/**
 * How a handle is shown: its domain in its own letters, or in ASCII where letters of several scripts, or those of one
 * that look like another's, could pass for another domain. Never throws.
 *
 * @param acct `user` or `user@domain`, with the domain in either form
 */
export function getShownAcct(acct: string): ShownAcct {
  const at = acct.lastIndexOf('@')
  const domain = acct
    .slice(at + 1)
    .normalize('NFC')
    .toLowerCase()
  if (at < 0 || (!domain.includes('xn--') && /^[\0-\x7f]*$/.test(domain)))
    return { shown: acct, ascii: acct }
  const labels = domain.split('.')
  if (labels.some(({ length }) => length > LONGEST_LABEL)) return { shown: acct, ascii: acct }
  const user = acct.slice(0, at + 1)
  const ascii = `${user}${labels.map(toAsciiLabel).join('.')}`
  const own = labels.map(toUnicodeLabel)
  const top = own.at(-1) ?? ''
  const isSafe = own.every(
    (label) => label !== null && (/^[\0-\x7f]*$/.test(label) || isHonest(label, top)),
  )
  return { shown: isSafe ? `${user}${own.join('.')}` : ascii, ascii }
}
