export { acceptsStatus } from './accepts-status.ts'
export { type ColumnRules, type HidingRule, findHidingRule, SHOW_ALL } from './column-rules.ts'
export {
  canLoadMore,
  EMPTY_LIST,
  createPaginatedList,
  type PaginatedList,
  moveListItem,
  appendPage,
  setLoading,
  removeListItems,
} from './paginated-list.ts'
export { getTimelinesForOwnStatus } from './own-status-timelines.ts'
export { FIRST_POLL_MS, POLL_MS, getPollDelay } from './poll-delay.ts'
export { restoreRows } from './restore-rows.ts'
export { getAnchorShift, withPinnedFirst } from './shown-rows.ts'
export {
  type AccountShow,
  encodeTimelineKey,
  isFavouritesOrBookmarks,
  normaliseTag,
  parseTimelineKey,
  type TimelineKey,
  type TimelineParams,
} from './timeline-key.ts'
export {
  CALM_PACE,
  type ColumnPace,
  getRate,
  getUpdateInterval,
  isFastPace,
  MAX_UPDATE_MS,
  MIN_UPDATE_MS,
  updatePace,
} from './update-pace.ts'
