export {
  COLUMN_KINDS,
  type Column,
  type ColumnKind,
  type ColumnParams,
  SHARED_COLUMN_KINDS,
} from './column.ts'
export { columnFilter, type ColumnFilter } from './column-filter.ts'
export {
  addColumn,
  changeColumnParams,
  defaultColumns,
  removeColumn,
  removeListColumns,
} from './column-list.ts'
export {
  columnPath,
  readList,
  readProfile,
  readSearch,
  readThread,
  searchPath,
} from './column-path.ts'
export { type ColumnSwitch, columnSwitches } from './column-switches.ts'
export {
  columnTags,
  type ColumnTags,
  MOST_TAGS,
  TAG_GROUPS,
  type TagGroup,
  withColumnTag,
  withoutColumnTag,
} from './column-tags.ts'
export { columnTimeline } from './column-timeline.ts'
export { canBeSlow, isSlow } from './is-slow.ts'
export { isMobile, type Layout, LAYOUTS, MOBILE_BREAKPOINT } from './layout.ts'
export { readSavedColumns, type SavedColumn, toSavedColumns } from './saved-columns.ts'
export { isSwipe, resist, SWIPE_SECONDS, swipeDirection, swipeTarget } from './swipe.ts'
