/** The fields of a `KeyboardEvent` that identify a key. */
export interface KeyPress {
  /** The value that the key produces. */
  readonly key: string
  /** The physical key. */
  readonly code: string
  readonly altKey?: boolean
  readonly shiftKey?: boolean
}

const LETTER_CODE = /^Key([A-Z])$/
const DIGIT_CODE = /^(?:Digit|Numpad)([0-9])$/
/** Letters of other scripts, and vowel signs of scripts that have keys for them. One key may type several. */
const OTHER_SCRIPT = /^(?:(?!\p{Script=Latin})[\p{L}\p{M}])+$/u
/** `key` values while an input method or a dead key is active. */
const COMPOSING_KEYS = new Set(['Process', 'Unidentified', 'Dead'])

/**
 * Returns the key that shortcuts are compared with. In a Latin layout it is the typed letter, so that Dvorak and
 * AZERTY keep their letters. A key that types a letter of another script counts by its position, as the letter that
 * most keyboards have there. So does a key with Alt, which types special characters on a Mac.
 *
 * @returns `key`, or a Latin letter, which is upper case with Shift; never throws
 * @see BY-45
 */
export function getShortcutKey({ key, code, altKey = false, shiftKey = false }: KeyPress): string {
  const typed = key.normalize('NFKC')
  const letter = LETTER_CODE.exec(code)?.[1]
  if (letter === undefined) return typed
  const hasNoLetter =
    OTHER_SCRIPT.test(typed) || COMPOSING_KEYS.has(typed) || (altKey && !/^[a-z]$/i.test(typed))
  if (!hasNoLetter) return typed
  return shiftKey ? letter : letter.toLowerCase()
}

/** Keys of the digit row that type one of these characters have their own shortcut. */
const SHORTCUT_SIGNS = new Set(['/', '?'])

/**
 * Returns the digit of a key: the typed one, with Shift if the layout needs that. A key that types another character
 * without Shift counts by its position, for AZERTY and for layouts with digits of another script.
 *
 * @returns null for any other key; never throws
 * @see BY-45
 */
export function getShortcutDigit({ key, code, shiftKey = false }: KeyPress): number | null {
  const typed = key.normalize('NFKC')
  if (/^[0-9]$/.test(typed)) return Number(typed)
  const digit = DIGIT_CODE.exec(code)?.[1]
  // Numpad keys without Num Lock, and named keys, are not digits.
  if (digit === undefined || shiftKey || SHORTCUT_SIGNS.has(typed) || !/^.$/u.test(typed))
    return null
  return Number(digit)
}
