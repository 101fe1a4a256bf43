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
