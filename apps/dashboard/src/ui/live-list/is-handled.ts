/** A button whose menu or popover is open. */
const OPEN = '[aria-haspopup][aria-expanded="true"]'

/** What is typed into, or chosen from with the arrows. */
const FIELD = 'input, textarea, select, [contenteditable]'

/** Whether somebody has something of a list in hand: a selection, an open menu, the keyboard on a row. @see BY-41 */
export function isHandled(area: HTMLElement): boolean {
  return isSelectedIn(area) || isFocusedIn(area) || area.querySelector(OPEN) !== null
}

function isSelectedIn(area: HTMLElement): boolean {
  const selection = document.getSelection()
  if (selection === null || selection.isCollapsed) return false
  return area.contains(selection.anchorNode) || area.contains(selection.focusNode)
}

/** Whether somebody goes through a list by keys, and types nothing. */
export function isReadingIn(area: HTMLElement): boolean {
  return isFocusedIn(area) && document.activeElement?.matches(FIELD) === false
}

/** A press leaves the focus on a button without anybody meaning it: only the keyboard's counts. */
function isFocusedIn(area: HTMLElement): boolean {
  const focused = document.activeElement
  if (focused === null || !area.contains(focused)) return false
  return focused.closest('[data-item-index]') !== null && focused.matches(':focus-visible')
}
