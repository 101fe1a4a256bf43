export {
  COLUMN_KINDS,
  type Column,
  type ColumnKind,
  type ColumnParams,
  SHARED_COLUMN_KINDS,
} from './column.ts'
export { canChangeAccount, changeColumnAccount } from './column-account.ts'
export { getColumnFilter, type ColumnFilter } from './column-filter.ts'
export {
  addColumn,
  updateColumnParams,
  createDefaultColumns,
  removeColumn,
  removeListColumns,
} from './column-list.ts'
export {
  COLUMN_COLOURS,
  type ColumnColour,
  type ColumnLook,
  readColumnLook,
} from './column-look.ts'
export {
  getColumnPath,
  readListId,
  readProfile,
  readSearchQuery,
  readThreadId,
  getSearchPath,
} from './column-path.ts'
export {
  canBeMerged,
  getSourceColumns,
  getSourceName,
  isMergeableKind,
  withAddedSources,
} from './column-sources.ts'
export { type ColumnSwitch, getColumnSwitches } from './column-switches.ts'
export {
  getColumnTags,
  type ColumnTags,
  MAX_TAGS_PER_GROUP,
  TAG_GROUPS,
  type TagGroup,
  addColumnTag,
  removeColumnTag,
} from './column-tags.ts'
export { getColumnTimeline } from './column-timeline.ts'
export { isSingleEmoji, limitTitle, MAX_TITLE_LENGTH, toColumnTitle } from './edit-column-look.ts'
export {
  addSource,
  getNextMuteEnd,
  isSourceMuted,
  moveSource,
  muteSource,
  readSourceMutes,
  removeSource,
  type SourceMute,
} from './edit-column-sources.ts'
export { canUseSlowMode, isSlowMode } from './slow-mode.ts'
export { getOwnerUuid, hasAddedSources } from './source-uuid.ts'
export { isMobile, type Layout, LAYOUTS, MOBILE_BREAKPOINT } from './layout.ts'
export { readSavedColumns, type SavedColumn, toSavedColumns } from './saved-columns.ts'
export {
  isSwipe,
  applySwipeResistance,
  SWIPE_SECONDS,
  getSwipeDirection,
  getSwipeTarget,
} from './swipe.ts'
