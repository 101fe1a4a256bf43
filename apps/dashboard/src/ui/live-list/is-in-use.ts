/** A button whose menu or popover is open. */
const OPEN = '[aria-haspopup][aria-expanded="true"]'

/** Elements that the user types into, or selects from with the arrow keys. */
const FIELD = 'input, textarea, select, [contenteditable]'

/**
 * Returns whether the user is interacting with a list: by a selection, an open menu, or the keyboard on a row. @see
 * BY-41
 */
export function isInUse(area: HTMLElement): boolean {
  return hasSelection(area) || hasKeyboardFocus(area) || area.querySelector(OPEN) !== null
}

function hasSelection(area: HTMLElement): boolean {
  const selection = document.getSelection()
  if (selection === null || selection.isCollapsed) return false
  return area.contains(selection.anchorNode) || area.contains(selection.focusNode)
}

/** Returns whether the user moves through a list by keyboard without typing. */
export function isReadByKeyboard(area: HTMLElement): boolean {
  return hasKeyboardFocus(area) && document.activeElement?.matches(FIELD) === false
}

/** A click leaves the focus on a button without intent. Only keyboard focus counts. */
function hasKeyboardFocus(area: HTMLElement): boolean {
  const focused = document.activeElement
  if (focused === null || !area.contains(focused)) return false
  return focused.closest('[data-item-index]') !== null && focused.matches(':focus-visible')
}
