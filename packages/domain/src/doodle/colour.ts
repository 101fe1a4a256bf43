const HEX = /^#[\da-f]{6}$/i

/** Whether a text is a colour that the doodle takes: `#` and six hexadecimal digits. @see DOO-04 */
export function isColour(text: string): boolean {
  return HEX.test(text)
}

/** The wished colour, or the old one where the wish is none. @see DOO-04 */
export function toColour(wished: string, old: string): string {
  return isColour(wished) ? wished : old
}

/** Red, green and blue of a colour, 0 to 255 each. Black for what is none. */
export function rgbOf(colour: string): readonly [red: number, green: number, blue: number] {
  const bits = isColour(colour) ? Number.parseInt(colour.slice(1), 16) : 0
  return [bits >> 16, (bits >> 8) & 0xff, bits & 0xff]
}
