export { isOnAfterDrag } from './drag-toggle.ts'
export { rankChoices } from './rank-choices.ts'
export { turnPage } from './turn-page.ts'
