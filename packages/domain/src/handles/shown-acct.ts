import { decodePunycode, encodePunycode } from './punycode.ts'

/** A handle as it is displayed, and in ASCII as servers and browsers write it. */
export interface ShownAcct {
  readonly shown: string
  readonly ascii: string
}

/** Maximum length of a domain label. */
const MAX_LABEL_LENGTH = 63

/** Scripts that are written without other scripts, with digits. Latin letters that look like others are left out. */
const SCRIPTS =
  'Greek Cyrillic Armenian Hebrew Arabic Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Ethiopic Khmer'.split(
    ' ',
  )
const LATIN = String.raw`a-z\u00df-\u00f6\u00f8-\u0130\u0132-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u017e\u01a1\u01b0\u0219\u021b\u0259\u1ea0-\u1ef9`

/**
 * The allowed characters of a label: one script, or the combinations that Japanese, Korean and Chinese use with
 * Latin.
 */
const ALLOWED_LABELS = [
  new RegExp(`^[${LATIN}0-9-]+$`, 'u'),
  ...SCRIPTS.map((script) => new RegExp(String.raw`^[\p{Script=${script}}0-9-]+$`, 'u')),
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーa-z0-9-]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}a-z0-9-]+$/u,
  /^[\p{Script=Han}\p{Script=Bopomofo}a-z0-9-]+$/u,
]

/**
 * Letters that look like Latin ones. A label that has only these is deceptive, unless the whole domain is in that
 * script.
 */
const LOOKALIKES = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαικνρυωηοτ0-9-]+$/u

/** Characters that look like dashes and slashes beside Latin letters. */
const STROKES = /[ーノソンゾ一丶〆ハヘへ]/u

/** Letters, marks and digits only; a mark requires a letter before it. */
const WORD = /^[\p{L}\p{N}-][\p{L}\p{M}\p{N}-]*$/u

function isUnambiguous(label: string, top: string): boolean {
  if (!WORD.test(label) || label !== label.normalize('NFKC').toLowerCase()) return false
  if (!ALLOWED_LABELS.some((writing) => writing.test(label))) return false
  if (/[a-z]/.test(label) && STROKES.test(label)) return false
  return !LOOKALIKES.test(label) || !/[a-z]/.test(top)
}

/** Returns null for invalid Punycode, and for a label that does not encode to the same Punycode again. */
function toUnicodeLabel(label: string): string | null {
  if (!label.startsWith('xn--')) return label
  const unicode = decodePunycode(label.slice(4))
  return unicode !== null && toAsciiLabel(unicode) === label ? unicode : null
}

const toAsciiLabel = (label: string): string =>
  /^[\0-\x7f]*$/.test(label) ? label : `xn--${encodePunycode(label)}`

/**
 * Returns how to display a handle: with its decoded domain, or in ASCII if mixed scripts or lookalike letters could
 * pass for another domain. Never throws.
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
  if (labels.some(({ length }) => length > MAX_LABEL_LENGTH)) return { shown: acct, ascii: acct }
  const user = acct.slice(0, at + 1)
  const ascii = `${user}${labels.map(toAsciiLabel).join('.')}`
  const own = labels.map(toUnicodeLabel)
  const top = own.at(-1) ?? ''
  const isSafe = own.every(
    (label) => label !== null && (/^[\0-\x7f]*$/.test(label) || isUnambiguous(label, top)),
  )
  return { shown: isSafe ? `${user}${own.join('.')}` : ascii, ascii }
}
