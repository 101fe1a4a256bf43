const BASE_83 =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'

/**
 * Whether a text is a valid blurhash. Its first character has the number of colours, which follow the first six
 * characters with two characters each. Some servers send damaged ones. Never throws.
 *
 * @see https://github.com/woltapp/blurhash/blob/master/Algorithm.md
 */
export function isBlurhash(text: string): boolean {
  const digits = Array.from(text, (character) => BASE_83.indexOf(character))
  const [size = -1] = digits
  const across = (size % 9) + 1
  const down = Math.floor(size / 9) + 1
  return size >= 0 && !digits.includes(-1) && digits.length === 4 + 2 * across * down
}

/**
 * Returns the average colour of a blurhash as a CSS colour; null for an invalid one. Much cheaper than decoding it.
 * Its third to sixth characters are an RGB number.
 */
export function getAverageColour(hash: string): string | null {
  if (!isBlurhash(hash)) return null
  const digits = Array.from(hash.slice(2, 6), (character) => BASE_83.indexOf(character))
  const rgb = digits.reduce((sum, digit) => sum * BASE_83.length + digit, 0)
  return rgb > 0xff_ff_ff ? null : `#${rgb.toString(16).padStart(6, '0')}`
}
