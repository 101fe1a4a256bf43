/** How long word of a frame that is gone may be under way in the browser. Unit: milliseconds. */
const LATE_MS = 1000

/**
 * Moves the focus to an element once a frame that had it is gone. Chromium hears of a frame's focus from another
 * process, sometimes after the frame was taken away, and then drops the focus of the page: it is taken back, unless
 * the reader has gone elsewhere meanwhile.
 */
export function focusAfterFrame(element: HTMLElement): void {
  element.focus()
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) requestAnimationFrame(takeBack)
  }
  const takeBack = () => {
    if (document.activeElement === document.body) element.focus()
  }
  const stop = () => {
    element.removeEventListener('blur', handleBlur)
    for (const act of ACTS) document.removeEventListener(act, stop, true)
  }
  element.addEventListener('blur', handleBlur)
  for (const act of ACTS) document.addEventListener(act, stop, true)
  setTimeout(stop, LATE_MS)
}

/** With these a reader goes elsewhere, also to where nothing can have the focus. */
const ACTS = ['pointerdown', 'keydown'] as const
