export { isOnAfterDrag, TOGGLE_DRAG_PX } from './drag-toggle.ts'
export { type DropdownPlacement, dropdownPlacement } from './dropdown-placement.ts'
export { FRAME_FALLBACK_MS } from './frame-fallback.ts'
export {
  HEIGHT_LISTS,
  type HeightCache,
  heightOf,
  HEIGHTS_PER_LIST,
  NO_HEIGHTS,
  setHeight,
} from './height-cache.ts'
export { rankChoices } from './rank-choices.ts'
export { turnPage } from './turn-page.ts'
