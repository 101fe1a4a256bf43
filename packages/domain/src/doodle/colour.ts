const HEX = /^#[\da-f]{6}$/i

/** Whether a text is a colour that the doodle takes: `#` and six hexadecimal digits. @see DOO-04 */
export function isColour(text: string): boolean {
  return HEX.test(text)
}

/** The wished colour, or the old one where the wish is none. @see DOO-04 */
export function toColour(wished: string, old: string): string {
  return isColour(wished) ? wished : old
}
