/** Maximum delay of the browser's focus change for a removed iframe. Unit: milliseconds. */
const FOCUS_LOSS_MS = 1000

/**
 * Focuses an element after the focused iframe was removed. Chromium receives the iframe's focus changes from another
 * process, sometimes after the removal, and then drops the focus of the page. It is restored, unless the user has
 * moved it.
 */
export function focusAfterIframe(element: HTMLElement): void {
  element.focus()
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) requestAnimationFrame(restoreFocus)
  }
  const restoreFocus = () => {
    if (document.activeElement === document.body) element.focus()
  }
  const stop = () => {
    element.removeEventListener('blur', handleBlur)
    for (const act of USER_EVENTS) document.removeEventListener(act, stop, true)
  }
  element.addEventListener('blur', handleBlur)
  for (const act of USER_EVENTS) document.addEventListener(act, stop, true)
  setTimeout(stop, FOCUS_LOSS_MS)
}

/** Events by which a user moves on, also to places without focus. */
const USER_EVENTS = ['pointerdown', 'keydown'] as const
