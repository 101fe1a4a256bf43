/** Where a held key goes on: in texts and numbers, and wherever it moves something. */
const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const MOVES = /^(?:Arrow|Page|Home$|End$|Tab$|Backspace$|Delete$)/

/**
 * Lets a key that is held act once. Without this, a letter that led into a text field would be typed there until it is
 * let go, and Enter would press a button, or the one that takes its place, again and again.
 *
 * @returns stops it
 * @see BY-45
 */
export function watchHeldKeys(): () => void {
  let pressedAt: Element | null = null
  const handleKey = (event: KeyboardEvent) => {
    const focused = document.activeElement
    if (!event.repeat) {
      pressedAt = focused
      return
    }
    if (MOVES.test(event.key)) return
    const isField = focused?.matches(FIELD) === true
    const isMoved = isField && focused !== pressedAt
    const isPressing =
      event.key === 'Enter' && focused?.matches('textarea, [contenteditable]') !== true
    if (!isMoved && !isPressing) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', handleKey, true)
  return () => removeEventListener('keydown', handleKey, true)
}
