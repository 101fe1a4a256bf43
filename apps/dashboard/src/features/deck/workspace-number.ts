const DIGIT = /^Digit([1-9])$/

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !==
    null

/**
 * Which workspace Alt and a digit ask for. The key counts, not what it would type: on a Mac the
 * two type a character, and where they do, text fields keep it.
 *
 * @returns null for any other key
 * @see BY-30
 */
export function workspaceNumberOf(event: KeyboardEvent): number | null {
  const { code, key, altKey, ctrlKey, metaKey, shiftKey } = event
  const digit = DIGIT.exec(code)?.[1]
  // AltGr is Ctrl and Alt on some systems, and a modifier of its own on others.
  const isAlt = altKey && !ctrlKey && !metaKey && !shiftKey && !event.getModifierState('AltGraph')
  if (digit === undefined || !isAlt) return null
  return key !== digit && isTextField(event.target) ? null : Number(digit)
}
