import type { Getter } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import { type ListId, type StatusEntity, type StatusId, statusId } from '@colonnade/domain/entities'
import { parseKnownDate } from '@colonnade/domain/time'
import {
  acceptsStatus,
  isFavouritesOrBookmarks,
  parseTimelineKey,
  type TimelineKey,
} from '@colonnade/domain/timeline'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { isOwnStatus, serverStatusAtoms } from '../entities/statuses.ts'
import type { ColumnSource } from '../list-columns/column-source.ts'
import type { ListOrder } from '../live-lists/list-source.ts'
import { perSession, type Session } from '../session.ts'
import { fetchPage, fetchLinkedPage } from './fetch-page.ts'
import { findColumnFilter, filterTimeline } from './filter-statuses.ts'
import { writeTimelineAtom } from './schedule-recompute.ts'
import {
  type HiddenReason,
  type HiddenReport,
  hiddenReportAtoms,
  timelineColumns,
} from './timeline-column-atoms.ts'
import { indexStatuses, timelineAtoms, timelineLoadAtoms } from './timelines.ts'

type TimelineSource = ColumnSource<StatusId, StatusEntity>

const NOT_FOUND = 404

/** Creates the source of a timeline for the list functions. */
export function createTimelineSource(session: Session, key: TimelineKey): TimelineSource {
  const params = parseTimelineKey(key)
  return {
    name: key,
    order: getListOrder(key),
    listAtom: timelineAtoms(session)(key),
    loadAtom: timelineLoadAtoms(session)(key),
    isPagedByLink: false,
    fetch: (paging, options) => fetchPage(session.api, params, paging, options),
    follow: (link, options) => fetchLinkedPage(session.api, params, link, options),
    ingest(_get, set, statuses) {
      set(ingestStatusesAtom, session, statuses)
      const ids = statuses.filter((status) => acceptsStatus(params, status)).map(({ id }) => id)
      indexStatuses(session, key, ids)
      return ids
    },
    write: (_get, set, list, gone) => set(writeTimelineAtom, session, key, list, gone),
    writtenAt: (get, id) => getWrittenTime(get, session, id),
    onFailure: (_get, _set, error) => reportListNotFound(session, key, error),
    columns: timelineColumns,
    marker: key === 'home' ? 'home' : null,
    isCountedWhole: false,
    countUnread: () => 0,
    getRows: (get) => get(timelineAtoms(session)(key)).items,
    computeShownRows(get, set, uuid) {
      const listed = filterTimeline(get, session, key, findColumnFilter(get, session, uuid))
      const hiddenAtom = hiddenReportAtoms(session)(uuid)
      if (!isSameReport(get(hiddenAtom), listed.hidden)) set(hiddenAtom, listed.hidden)
      return listed.items
    },
    getNewest: (_get, row) => row,
    isCounted: (get, id) => !isOwnStatus(get, session, id),
    isTopSeen: (views) => views.every(({ isAtTop }) => isAtTop),
    restoreCachedRows(_get, _set, { items }) {
      const ids = items.map((id) => (id === null ? null : statusId(id)))
      indexStatuses(
        session,
        key,
        ids.filter((id) => id !== null),
      )
      return ids
    },
  }
}

/** Returns whether two reports are equal, so that their subscribers need not render again. */
function isSameReport(left: HiddenReport, right: HiddenReport): boolean {
  if (left.isPatternGivenUp !== right.isPatternGivenUp) return false
  if (left.reasons.size !== right.reasons.size) return false
  const others = right.reasons.entries()
  for (const [id, reason] of left.reasons) {
    const [otherId, other] = others.next().value ?? []
    if (id !== otherId || other === undefined || !isSameReason(reason, other)) return false
  }
  return true
}

function isSameReason(left: HiddenReason, right: HiddenReason): boolean {
  if (left.rule === 'filter') return right.rule === 'filter' && left.titles === right.titles
  if (left.rule === 'pattern') return right.rule === 'pattern' && left.source === right.source
  return left.rule === right.rule
}

/** Favourites, bookmarks and pinned posts are ordered by the time of that action and not by their IDs. */
function getListOrder(key: TimelineKey): ListOrder {
  const params = parseTimelineKey(key)
  if (isFavouritesOrBookmarks(params)) return 'kept'
  return params.kind === 'account' && params.show === 'pinned' ? 'replaced' : 'time'
}

/** Checks whether a list was deleted when its timeline was not found. */
type HandleListNotFound = (id: ListId, error: ApiError) => void

const notFoundHandlers = perSession(() => ({ handle: null as HandleListNotFound | null }))

/** Sets the handler of lists whose timeline was not found (ERR-09). */
export function setListNotFoundHandler(session: Session, handle: HandleListNotFound): void {
  notFoundHandlers(session).handle = handle
}

/** Keeps the loaded rows, and reports the error if a list was not found. */
function reportListNotFound(session: Session, key: TimelineKey, error: ApiError): void {
  const params = parseTimelineKey(key)
  if (params.kind !== 'list' || error.status !== NOT_FOUND) return
  notFoundHandlers(session).handle?.(params.id, error)
}

/** Returns when a known status was written, in milliseconds since 1970; null if unknown. */
function getWrittenTime(get: Getter, session: Session, id: StatusId | null): number | null {
  const status = id === null ? undefined : get(serverStatusAtoms(session)(id))
  return parseKnownDate(status?.created_at)
}
