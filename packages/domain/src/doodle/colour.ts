/**
 * Seven rows of eleven colours: greys, then ten hue families from red to magenta, each from dark to light. The middle
 * row has the pure colours.
 *
 * @see DOO-07
 */
export const PALETTE: readonly (readonly string[])[] = [
  '#000000 #420505 #422405 #424205 #054205 #05422e #054242 #052442 #050542 #240542 #420542',
  '#2b2b2b #7b0a0a #7b420a #7b7b0a #0a7b0a #0a7b55 #0a7b7b #0a427b #0a0a7b #420a7b #7b0a7b',
  '#555555 #b80a0a #b8610a #b8b80a #0ab80a #0ab87e #0ab8b8 #0a61b8 #0a0ab8 #610ab8 #b80ab8',
  '#808080 #ff0000 #ff8000 #ffff00 #00ff00 #00ffaa #00ffff #007fff #0000ff #7f00ff #ff00ff',
  '#aaaaaa #f65151 #f6a351 #f6f651 #51f651 #51f6bf #51f6f6 #51a3f6 #5151f6 #a351f6 #f651f6',
  '#d5d5d5 #f79797 #f7c797 #f7f797 #97f797 #97f7d7 #97f7f7 #97c7f7 #9797f7 #c797f7 #f797f7',
  '#ffffff #fad1d1 #fae6d1 #fafad1 #d1fad1 #d1faec #d1fafa #d1e5fa #d1d1fa #e5d1fa #fad1fa',
].map((row) => row.split(' '))

const HEX = /^#[\da-f]{6}$/i

/** Whether a text is a colour that the doodle accepts: `#` and six hexadecimal digits. @see DOO-04 */
export function isColour(text: string): boolean {
  return HEX.test(text)
}

/** Returns the requested colour, or the old one if that is invalid. @see DOO-04 */
export function toColour(requested: string, old: string): string {
  return isColour(requested) ? requested : old
}

/** Returns red, green and blue of a colour, 0 to 255 each. An invalid colour counts as black. */
export function toRgb(colour: string): readonly [red: number, green: number, blue: number] {
  const bits = isColour(colour) ? Number.parseInt(colour.slice(1), 16) : 0
  return [bits >> 16, (bits >> 8) & 0xff, bits & 0xff]
}
