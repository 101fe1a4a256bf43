import type { ListName } from '../live-lists/list-name.ts'
import { REFRESH, REFRESH_SIZE, requestPage, refetchList } from '../live-lists/request-page.ts'
import { perSession, type Session } from '../session.ts'
import { getListState, getListByName } from './list-by-name.ts'
import { getUpdatedLists, isListVisible, isVisibleOrCounted } from './streamed-timelines.ts'
import { createTaskQueue, TASK_INTERVAL_MS } from './task-queue.ts'

/** Number of pages of loaded rows that are refetched. Rows further below were scrolled past long ago. */
const MAX_CONFIRMED_PAGES = 5

/** Rows above this one are already confirmed by the page of the backfill. */
const CONFIRMED_ROWS = REFRESH_SIZE

const BACKGROUND_REQUEST = {
  limit: REFRESH_SIZE,
  options: { ...REFRESH, priority: 'background' },
} as const

/** The rows to confirm: all below the first one, or those below the newest page. */
type ConfirmRange = 'all' | 'below'

const confirmRanges = perSession(() => new Map<ListName, ConfirmRange>())

/** Lists whose rows are to be confirmed, one after the other. */
const getConfirmQueue = perSession((session) =>
  createTaskQueue<ListName>({
    clock: session.platform.clock,
    scaleDelay: (ms) => session.api.budget.getPollInterval(ms, 1),
    run: (name) => void confirmRows(session, name),
  }),
)

/**
 * Schedules a refetch of loaded rows that may have changed without a stream event. Edited rows are updated, deleted
 * ones removed. Newer posts are not fetched here (TL-04).
 */
export function scheduleConfirmRows(
  session: Session,
  names: readonly ListName[],
  reach: ConfirmRange,
): void {
  const seen = names.filter(
    (name) => isListVisible(session, name) && isOrderedByTime(session, name),
  )
  for (const name of seen)
    if (confirmRanges(session).get(name) !== 'all') confirmRanges(session).set(name, reach)
  getConfirmQueue(session).add(seen)
}

export const stopConfirming = (session: Session): void => getConfirmQueue(session).stop()

/** A list with another order is always fetched completely, and not every server returns the rows below an id there. */
function isOrderedByTime(session: Session, name: ListName): boolean {
  const { order, isPagedByLink } = getListByName(session, name)
  return order === 'time' && !isPagedByLink
}

async function confirmRows(session: Session, name: ListName): Promise<void> {
  const reach = confirmRanges(session).get(name)
  confirmRanges(session).delete(name)
  const source = getListByName(session, name)
  const getList = () => session.store.get(source.listAtom)
  // The newest page was refetched completely just before.
  const isBelow = reach === 'below'
  const { items, late } = getList()
  const first = items.find((id) => id !== null && !late.has(id))
  let above = (isBelow ? items[CONFIRMED_ROWS - 1] : first) ?? null
  for (let page = isBelow ? 1 : 0; page < MAX_CONFIRMED_PAGES && above !== null; page += 1) {
    if (
      !isListVisible(session, name) ||
      !getList().isLoaded ||
      !hasRowBelow(getList().items, above)
    )
      return
    const want = { kind: 'confirm', above } as const
    const { isAsked, error, ids } = await requestPage(session, source, want, BACKGROUND_REQUEST)
    if (!isAsked || error !== null) return
    const listed = new Set(ids)
    above = getList().items.findLast((id) => id !== null && listed.has(id)) ?? null
  }
}

function hasRowBelow(items: readonly (string | null)[], above: string): boolean {
  const next = items[items.indexOf(above) + 1]
  return next !== undefined && next !== null
}

/** Lists to refetch, one after the other. */
const getRefetchQueue = perSession((session) =>
  createTaskQueue<ListName>({
    clock: session.platform.clock,
    scaleDelay: (ms) => session.api.budget.getPollInterval(ms, 1),
    run: (name) => void refetchWhenIdle(session, name),
  }),
)

/**
 * Refetches the rows of all lists, because the server lists some that it left out before: posts of an account that
 * was unmuted or unblocked. Visible lists come first.
 */
export function refetchLists(session: Session): void {
  getRefetchQueue(session).add(
    getUpdatedLists(session).filter((name) => getListState(session, name).isLoaded),
  )
  const isFirst = (name: ListName) => isVisibleOrCounted(session, name)
  // Several accounts of one server may be unblocked together.
  session.platform.clock.after(0, () => getRefetchQueue(session).runNow(isFirst))
}

export const stopRefetching = (session: Session): void => getRefetchQueue(session).stop()

async function refetchWhenIdle(session: Session, name: ListName): Promise<void> {
  const source = getListByName(session, name)
  // A pending page may have been created before the change.
  if (session.store.get(source.listAtom).requests.some(({ kind }) => kind === 'newest')) {
    getRefetchQueue(session).addDelayed(name, TASK_INTERVAL_MS)
    return
  }
  const apiError = await refetchList(session, source)
  if (apiError === null) scheduleConfirmRows(session, [name], 'below')
}
