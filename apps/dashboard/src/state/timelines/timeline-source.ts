import type { ApiError } from '@colonnade/api-client'
import type { ListId, StatusEntity, StatusId } from '@colonnade/domain/entities'
import {
  acceptsStatus,
  isKept,
  parseTimelineKey,
  type TimelineKey,
} from '@colonnade/domain/timeline'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import type { ListOrder, ListSource } from '../live-lists/list-source.ts'
import { perSession, type Session } from '../session.ts'
import { fetchPage, followPage } from './fetch-page.ts'
import { writtenAt } from './gap-span.ts'
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
