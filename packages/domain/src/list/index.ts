export { createPageRequest, type FetchTarget } from './create-page-request.ts'
export {
  createList,
  type Entry,
  type Gap,
  type GapReason,
  isGap,
  isRealGap,
  isListComplete,
  type ListRequest,
  type ListState,
  needsNewest,
  getNewestRow,
  getOldestRow,
  getRowsWithGaps,
} from './list.ts'
export { changeRows, insertInFront, type ReduceOptions, type RowEvent } from './change-rows.ts'
export { type ListEvent, reduceList, mergeOwnOrder } from './reduce-list.ts'
export { type PagesAround, mergePagesAround } from './merge-around.ts'
export type { ListPage } from './list-page.ts'
export { type Compare, LIST_LIMIT, TRIM_ABOVE, TRIM_TO } from './insert-rows.ts'
