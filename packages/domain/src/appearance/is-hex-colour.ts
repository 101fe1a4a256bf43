const HEX = /^#[\da-f]{6}$/i

/** Whether a text is a colour as a colour field gives it: `#` and six hexadecimal digits. */
export function isHexColour(text: string): boolean {
  return HEX.test(text)
}
