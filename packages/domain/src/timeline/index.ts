export { acceptsStatus } from './accepts-status.ts'
export { anchorShift } from './anchor-shift.ts'
export { type ColumnRules, type HidingRule, hidingRule, SHOW_ALL } from './column-rules.ts'
export {
  canExpand,
  EMPTY_LIST,
  firstPage,
  type LinkedList,
  nextPage,
  putFirst,
  setLoading,
  takeOut,
} from './linked-list.ts'
export { isKept } from './kept-statuses.ts'
export { normaliseTag } from './normalise-tag.ts'
export { withPinnedFirst } from './pinned-first.ts'
export { FIRST_POLL_MS, POLL_MS, pollDelay } from './poll-delay.ts'
export { timelinesForOwn } from './place-own-status.ts'
export { putBack } from './put-back.ts'
export {
  type AccountShow,
  encodeTimelineKey,
  parseTimelineKey,
  type TimelineKey,
  type TimelineParams,
} from './timeline-key.ts'
