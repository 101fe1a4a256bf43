/** What a keyboard event says of the key that was pressed. */
export interface KeyPress {
  /** What the key types. */
  readonly key: string
  /** Where the key is on the keyboard. */
  readonly code: string
  readonly altKey?: boolean
  readonly shiftKey?: boolean
}

const LETTER_CODE = /^Key([A-Z])$/
const DIGIT_CODE = /^(?:Digit|Numpad)([0-9])$/
/** Letters, and vowel signs of scripts that have keys for these; one key may type several. */
const OTHER_SCRIPT = /^(?:(?!\p{Script=Latin})[\p{L}\p{M}])+$/u
/** What a key types while an input method or a dead key is at work. */
const UNTYPED = new Set(['Process', 'Unidentified', 'Dead'])

/**
 * The key that a shortcut is compared with. A Latin layout counts by what its keys type, so that Dvorak and AZERTY keep
 * their letters. A key that types a letter of another script counts by its position, as the letter that is printed there
 * on most keyboards. So does a key with Alt, which types special characters on a Mac.
 *
 * @returns `key`, or a Latin letter, which is upper case with Shift; never throws
 * @see BY-45
 */
export function getShortcutKey({ key, code, altKey = false, shiftKey = false }: KeyPress): string {
  const typed = key.normalize('NFKC')
  const letter = LETTER_CODE.exec(code)?.[1]
  if (letter === undefined) return typed
  const hasNoLetter =
    OTHER_SCRIPT.test(typed) || UNTYPED.has(typed) || (altKey && !/^[a-z]$/i.test(typed))
  if (!hasNoLetter) return typed
  return shiftKey ? letter : letter.toLowerCase()
}

/** Keys of the row of digits that type one of these mean a shortcut of their own. */
const SIGNS = new Set(['/', '?'])

/**
 * The digit that a key means: the one that it types, with Shift where the layout wants that. A key that types another
 * character without Shift counts by its position, as AZERTY and layouts with digits of their own need it.
 *
 * @returns null for any other key; never throws
 * @see BY-45
 */
export function getShortcutDigit({ key, code, shiftKey = false }: KeyPress): number | null {
  const typed = key.normalize('NFKC')
  if (/^[0-9]$/.test(typed)) return Number(typed)
  const digit = DIGIT_CODE.exec(code)?.[1]
  // A key of the number block without Num Lock, or one that is named, is no digit.
  if (digit === undefined || shiftKey || SIGNS.has(typed) || !/^.$/u.test(typed)) return null
  return Number(digit)
}
