/** Where a key belongs to what has the focus. */
const OWN_KEYS =
  'dialog, input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="grid"]'

/** Whether something else than the deck means a key that is pressed now. */
export const isKeyTaken = (): boolean => document.activeElement?.closest(OWN_KEYS) != null
