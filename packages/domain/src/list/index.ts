export { askForPage, type Want } from './ask-for-page.ts'
export {
  createList,
  type Entry,
  type Gap,
  type GapReason,
  isGap,
  isRealGap,
  isWhole,
  type ListRequest,
  type ListState,
  needsNewest,
  newestRow,
  oldestRow,
  rowsWithGaps,
} from './list.ts'
export { changeRows, putInFront, type ReduceOptions, type RowEvent } from './change-rows.ts'
export { type ListEvent, reduceList, settleOwnOrder } from './reduce-list.ts'
export { type PagesAround, settleAround } from './settle-around.ts'
export type { ListPage } from './list-page.ts'
export { type Compare, LIST_LIMIT, TRIM_ABOVE, TRIM_TO } from './tell-rows.ts'
