export { acceptsStatus } from './accepts-status.ts'
export { type ColumnRules, type HidingRule, hidingRule, SHOW_ALL } from './column-rules.ts'
export {
  canExpand,
  EMPTY_LIST,
  firstPage,
  type LinkedList,
  moveItem,
  nextPage,
  setLoading,
  takeOut,
} from './linked-list.ts'
export { timelinesForOwn } from './place-own-status.ts'
export { FIRST_POLL_MS, POLL_MS, pollDelay } from './poll-delay.ts'
export { putBack } from './put-back.ts'
export { anchorShift, withPinnedFirst } from './shown-rows.ts'
export {
  type AccountShow,
  encodeTimelineKey,
  isKept,
  normaliseTag,
  parseTimelineKey,
  type TimelineKey,
  type TimelineParams,
} from './timeline-key.ts'
