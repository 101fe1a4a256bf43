export { acceptsStatus } from './accepts-status.ts'
export { anchorShift } from './anchor-shift.ts'
export { type ColumnRules, type HidingRule, hidingRule, SHOW_ALL } from './column-rules.ts'
export { confirmStretch } from './confirm-stretch.ts'
export { WINDOW_LIMIT } from './cut-stretch.ts'
export { findGap, gapInWhole, gapMaxId, markGap } from './gap.ts'
export { insertNewest, TRIM_ABOVE, TRIM_TO } from './insert-newest.ts'
export { fillGap } from './fill-gap.ts'
export { fillGapUpwards } from './fill-gap-upwards.ts'
export { joinAround, type Surroundings } from './join-around.ts'
export { mergeFirst } from './merge-first.ts'
export { mergeNewer } from './merge-newer.ts'
export { mergeOlder } from './merge-older.ts'
export { mergeWhole } from './merge-whole.ts'
export { mergeSeen } from './merge-seen.ts'
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
export { isKept, mergeKept, putKept } from './kept-statuses.ts'
export type { NewerPage, OlderPage } from './page.ts'
export { normaliseTag } from './normalise-tag.ts'
export { withPinnedFirst } from './pinned-first.ts'
export { FIRST_POLL_MS, POLL_MS, pollDelay } from './poll-delay.ts'
export { takesOwn, timelinesForOwn } from './place-own-status.ts'
export { putBack } from './put-back.ts'
export { removeIds } from './remove-ids.ts'
export {
  type AccountShow,
  encodeTimelineKey,
  parseTimelineKey,
  type TimelineKey,
  type TimelineParams,
} from './timeline-key.ts'
export { emptyWindow, newestId, oldestId, setTop, type TimelineWindow } from './timeline-window.ts'
