import { atom, type Getter } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { ListId, StatusEntity, StatusId } from '@colonnade/domain/entities'
import { parseKnownDate, roughSpan, type RoughSpan } from '@colonnade/domain/time'
import {
  acceptsStatus,
  isKept,
  parseTimelineKey,
  type TimelineKey,
} from '@colonnade/domain/timeline'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import type { ListOrder, ListSource } from '../live-lists/list-source.ts'
import { loadOlder, refreshList, rereadList } from '../live-lists/request-page.ts'
import { perSession, type Session } from '../session.ts'
import { startLoadingAtom, stopLoadingAtom } from '../ui/loading-bar.ts'
import { fetchPage, followPage } from './fetch-page.ts'
import { writeWindowAtom } from './lay-columns.ts'
import { indexStatuses, timelineAtoms, timelineLoadAtoms } from './timelines.ts'

export type TimelineSource = ListSource<StatusId, StatusEntity>

const NOT_FOUND = 404

/** A timeline for the list engine. */
export function timelineSource(session: Session, key: TimelineKey): TimelineSource {
  const params = parseTimelineKey(key)
  return {
    name: key,
    order: orderOf(key),
    listAtom: timelineAtoms(session)(key),
    loadAtom: timelineLoadAtoms(session)(key),
    isPagedByLink: false,
    fetch: (paging, options) => fetchPage(session.api, params, paging, options),
    follow: (link, options) => followPage(session.api, params, link, options),
    ingest(_get, set, statuses) {
      set(ingestStatusesAtom, session, statuses)
      const ids = statuses.filter((status) => acceptsStatus(params, status)).map(({ id }) => id)
      indexStatuses(session, key, ids)
      return ids
    },
    write: (_get, set, list, gone) => set(writeWindowAtom, session, key, list, gone),
    writtenAt: (get, id) => writtenAt(get, session, id),
    onFailure: (_get, _set, error) => forgetGoneList(session, key, error),
  }
}

/** Favourites, bookmarks and pinned posts stand in the order of that deed and not of their ids. */
function orderOf(key: TimelineKey): ListOrder {
  const params = parseTimelineKey(key)
  if (isKept(params)) return 'kept'
  return params.kind === 'account' && params.show === 'pinned' ? 'replaced' : 'time'
}

/** Looks whether a list is gone whose timeline was not found. */
type HandleGoneList = (id: ListId, error: ApiError) => void

const goneLists = perSession(() => ({ handle: null as HandleGoneList | null }))

/** Says what becomes of a list whose timeline is not found (ERR-09). */
export function handleGoneLists(session: Session, handle: HandleGoneList): void {
  goneLists(session).handle = handle
}

/** What was listed stays, but for a list that is gone. */
function forgetGoneList(session: Session, key: TimelineKey, error: ApiError): void {
  const params = parseTimelineKey(key)
  if (params.kind !== 'list' || error.status !== NOT_FOUND) return
  goneLists(session).handle?.(params.id, error)
}

/** When what is missing at a gap was written; milliseconds since 1970, null where nobody knows. */
interface GapSpan {
  readonly from: number | null
  readonly until: number | null
  /** About how long that is; null where one of them is not known. */
  readonly about: RoughSpan | null
}

/** A span between two moments. */
export function spanBetween(from: number | null, until: number | null): GapSpan {
  const isKnown = from !== null && until !== null
  return { from, until, about: isKnown ? roughSpan(until - from) : null }
}

/** How far the neighbours of a gap are apart; to be kept by who asks, as long as they stay the same. @see BY-38 */
export const gapSpan = (above: StatusId | null, below: StatusId | null) =>
  perSession((session) =>
    atom((get) => spanBetween(writtenAt(get, session, below), writtenAt(get, session, above))),
  )

/** When a known status was written, in milliseconds since 1970; null where nobody knows. */
function writtenAt(get: Getter, session: Session, id: StatusId | null): number | null {
  const status = id === null ? undefined : get(serverStatusAtoms(session)(id))
  return parseKnownDate(status?.created_at)
}

/** Loads the first page, or what is newer than what is listed. @returns what went wrong; null when nothing did */
export const refreshTimelineAtom = atom(
  null,
  async (_get, _set, session: Session, key: TimelineKey) =>
    await refreshList(session, timelineSource(session, key)),
)

/** As `refreshTimelineAtom`, for who need not know. */
export const loadNewestAtom = atom(null, async (_get, _set, session: Session, key: TimelineKey) => {
  await refreshList(session, timelineSource(session, key))
})

/** Asks for the newest page whole, whatever is listed: it shows what went as well. Does nothing before the first page. */
export const rereadTimelineAtom = atom(
  null,
  async (_get, _set, session: Session, key: TimelineKey) =>
    await rereadList(session, timelineSource(session, key)),
)

/** Loads the next page downwards, if there may be one. */
export const loadOlderPageAtom = atom(
  null,
  async (_get, _set, session: Session, key: TimelineKey) => {
    session.app.set(startLoadingAtom)
    await loadOlder(session, timelineSource(session, key)).finally(() =>
      session.app.set(stopLoadingAtom),
    )
  },
)
