export { isOnAfterDrag } from './drag-toggle.ts'
export { rankChoices } from './rank-choices.ts'
export { getShortcutDigit, getShortcutKey, type KeyPress } from './shortcut-key.ts'
export { turnPage } from './turn-page.ts'
