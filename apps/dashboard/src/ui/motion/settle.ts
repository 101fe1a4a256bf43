/** Puts what a finger pulls aside, at once. @param offset in px, positive to the right */
export function place(element: HTMLElement | null, offset: number): void {
  if (element === null) return
  delete element.dataset['settling']
  element.style.translate = `${offset}px 0`
}

/** Lets it come from there to its place; `[data-settling]` says how in its own style sheet. */
export function settle(element: HTMLElement | null, offset: number): void {
  place(element, offset)
  // Read, so that the way begins there.
  element?.getBoundingClientRect()
  if (element === null) return
  element.dataset['settling'] = ''
  element.style.removeProperty('translate')
}
