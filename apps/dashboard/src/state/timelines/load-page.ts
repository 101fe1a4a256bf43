import { atom } from 'jotai/vanilla'
import { ApiError, type CallOptions, type Page } from '@colonnade/api-client'
import type { PageParams } from '@colonnade/api-client/endpoints'
import type { StatusEntity, StatusId } from '@colonnade/domain/entities'
import {
  isKept,
  mergeFirst,
  mergeKept,
  mergeNewer,
  mergeOlder,
  mergeWhole,
  newestId,
  oldestId,
  parseTimelineKey,
  type TimelineKey,
  type TimelineWindow,
} from '@colonnade/domain/timeline'
import { idOrder } from '../entities/id-order.ts'
import { recalledAtoms } from '../last-seen/recalled.ts'
import type { Session } from '../session.ts'
import { startLoadingAtom, stopLoadingAtom } from '../ui/loading-bar.ts'
import { fetchPage, followPage } from './fetch-page.ts'
import { writeWindowAtom } from './lay-columns.ts'
import { failPageAtom, takePageAtom, type Load } from './take-page.ts'
import { openColumns, timelineAtoms, timelineLoadAtoms } from './timelines.ts'

/** How many statuses a first or older page asks for. */
export const PAGE_SIZE = 20

/** A newer-only refresh asks for as many as servers give, to leave fewer gaps. */
export const REFRESH_SIZE = 40

/** How long until a timeline that the server still builds is asked for again (TL-05). */
export const PARTIAL_RETRY_MS = 3_000

/** Nobody asked for it, so nobody is told of a failure. */
export const REFRESH: CallOptions = { skipLoading: true, skipAlert: true, priority: 'refresh' }

/**
 * Loads and takes in one page; does nothing while that timeline is loading already (TL-03).
 *
 * @returns what went wrong; null when nothing did
 */
export const runLoadAtom = atom(
  null,
  async (
    get,
    set,
    session: Session,
    key: TimelineKey,
    load: Load,
    fetch: () => Promise<Page<StatusEntity>>,
  ): Promise<ApiError | null> => {
    const window = get(timelineAtoms(session)(key))
    if (window.isLoading) return null
    set(writeWindowAtom, session, key, { ...window, isLoading: true })
    try {
      const page = await fetch()
      set(takePageAtom, session, key, load, page)
      if (page.isPartial) askAgain(session, key)
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      set(failPageAtom, session, key, load, error)
      return error
    }
  },
)

function askAgain(session: Session, key: TimelineKey): void {
  session.platform.clock.after(PARTIAL_RETRY_MS, () => {
    const isOpen = [...openColumns(session).values()].includes(key)
    if (isOpen) void session.store.set(loadNewestAtom, session, key)
  })
}

/**
 * Loads the first page, or what is newer than what is listed.
 *
 * @param known what stands below this is listed without a hole; the first of the list if not said
 * @returns what went wrong; null when nothing did
 */
export const refreshTimelineAtom = atom(
  null,
  (get, set, session: Session, key: TimelineKey, known: StatusId | null = null) => {
    const window = get(timelineAtoms(session)(key))
    const isRecalled = get(recalledAtoms(session)(key)) !== null
    const isFirst = isRecalled || newestId(window) === null
    const since = isFirst ? null : sinceOf(key, window, known)
    const paging = {
      limit: isFirst && !isRecalled ? PAGE_SIZE : REFRESH_SIZE,
      ...(since !== null && { since_id: since }),
    }
    const load: Load = {
      merge(held, page) {
        // What an earlier visit saw is read while the page is on its way.
        const recalled = session.store.get(recalledAtoms(session)(key))
        const merge = (!page.isPartial && recalled?.merge) || mergeOf(session, key, isFirst, since)
        return merge(held, page)
      },
      asked: paging.limit,
      isAtEnd: isFirst,
      isInFront: true,
    }
    // Why it failed before stands in its column.
    const { error } = get(timelineLoadAtoms(session)(key))
    const skipAlert = isRecalled || error !== null
    const options = isFirst ? { skipLoading: true, skipAlert } : REFRESH
    return set(runLoadAtom, session, key, load, () => fetch(session, key, paging, options))
  },
)

function mergeOf(
  session: Session,
  key: TimelineKey,
  isFirst: boolean,
  since: StatusId | null,
): Load['merge'] {
  if (isKept(parseTimelineKey(key))) return mergeKept
  if (isFirst) return mergeFirst
  return (held, page) =>
    since === null ? mergeWhole(held, page, idOrder(session)) : mergeNewer(held, { ...page, since })
}

/** Asks for the newest page whole, whatever is listed: it shows what went as well. Does nothing before the first page. */
export const rereadTimelineAtom = atom(
  null,
  async (get, set, session: Session, key: TimelineKey): Promise<ApiError | null> => {
    if (!get(timelineLoadAtoms(session)(key)).isLoaded) return null
    const load: Load = {
      merge: mergeOf(session, key, false, null),
      asked: REFRESH_SIZE,
      isAtEnd: false,
      isInFront: true,
    }
    return await set(runLoadAtom, session, key, load, () =>
      fetch(session, key, { limit: REFRESH_SIZE }, REFRESH),
    )
  },
)

/** As `refreshTimelineAtom`, for who need not know. */
export const loadNewestAtom = atom(null, async (_get, set, session: Session, key: TimelineKey) => {
  await set(refreshTimelineAtom, session, key)
})

/** A list that begins with a gap, pinned posts, and what is kept in an order of its own are asked for whole (TL-04). */
function sinceOf(key: TimelineKey, window: TimelineWindow, known: StatusId | null) {
  const params = parseTimelineKey(key)
  const isWhole = isKept(params) || (params.kind === 'account' && params.show === 'pinned')
  if (isWhole) return null
  const [first = null] = window.items
  return first !== null && known !== null && window.items.includes(known) ? known : first
}

/**
 * Loads the next page downwards, if there may be one: by the server's own link while the list still
 * ends where the link was given, else below the last id. Through favourites and bookmarks nothing but
 * the link leads (TL-27).
 */
export const loadOlderPageAtom = atom(
  null,
  async (get, set, session: Session, key: TimelineKey) => {
    const window = get(timelineAtoms(session)(key))
    const tail = oldestId(window)
    const { older } = get(timelineLoadAtoms(session)(key))
    const isLinkAlone = isKept(parseTimelineKey(key))
    const link = older !== null && (isLinkAlone || older.tail === tail) ? older.link : null
    const leadsOn = link !== null || (tail !== null && !isLinkAlone)
    if (!window.hasMore || !leadsOn) return
    const load: Load = { merge: mergeOlder, asked: PAGE_SIZE, isAtEnd: true }
    session.app.set(startLoadingAtom)
    await set(runLoadAtom, session, key, load, () =>
      link === null
        ? fetch(session, key, { limit: PAGE_SIZE, ...(tail !== null && { max_id: tail }) }, {})
        : followPage(session.api, parseTimelineKey(key), link, {}),
    ).finally(() => session.app.set(stopLoadingAtom))
  },
)

function fetch(session: Session, key: TimelineKey, paging: PageParams, options: CallOptions) {
  return fetchPage(session.api, parseTimelineKey(key), paging, options)
}
