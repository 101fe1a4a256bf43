/** @returns whether a text can be used as a regular expression; an empty one can */
export function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'i')
    return true
  } catch {
    return false
  }
}
