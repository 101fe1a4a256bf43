/** Whether a point of the viewport lies on a letter of a text, so that a double click there selects a word. */
export function isOnText(x: number, y: number): boolean {
  // Older engines do not say where the letters are.
  if (!('caretPositionFromPoint' in document)) return true
  const caret = document.caretPositionFromPoint(x, y)
  const text = caret?.offsetNode
  if (caret === null || !(text instanceof Text)) return false
  // The caret stands before or behind the letter.
  return [caret.offset - 1, caret.offset].some((start) => {
    if (start < 0 || /^\s?$/.test(text.data.charAt(start))) return false
    const letter = document.createRange()
    letter.setStart(text, start)
    letter.setEnd(text, start + 1)
    const { left, top, right, bottom } = letter.getBoundingClientRect()
    return left <= x && x <= right && top <= y && y <= bottom
  })
}
