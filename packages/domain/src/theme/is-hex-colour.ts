const HEX = /^#[\da-f]{6}$/i

/** Whether a text is a colour in the format of `<input type="color">`: `#` and six hexadecimal digits. */
export function isHexColour(text: string): boolean {
  return HEX.test(text)
}
