import type { Getter } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import { type ListId, type StatusEntity, type StatusId, statusId } from '@colonnade/domain/entities'
import { parseKnownDate } from '@colonnade/domain/time'
import {
  acceptsStatus,
  isKept,
  parseTimelineKey,
  type TimelineKey,
} from '@colonnade/domain/timeline'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { isOwn, serverStatusAtoms } from '../entities/statuses.ts'
import type { ColumnSource } from '../list-columns/column-source.ts'
import type { ListOrder } from '../live-lists/list-source.ts'
import { perSession, type Session } from '../session.ts'
import {
  type HiddenReason,
  type HiddenReport,
  hiddenReportAtoms,
  timelineColumns,
} from './column-list.ts'
import { fetchPage, followPage } from './fetch-page.ts'
import { writeWindowAtom } from './lay-columns.ts'
import { filterOfColumn, listStatuses } from './list-statuses.ts'
import { indexStatuses, timelineAtoms, timelineLoadAtoms } from './timelines.ts'

type TimelineSource = ColumnSource<StatusId, StatusEntity>

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
    columns: timelineColumns,
    marker: key === 'home' ? 'home' : null,
    isCountedWhole: false,
    getRows: (get) => get(timelineAtoms(session)(key)).items,
    showRows(get, set, uuid) {
      const listed = listStatuses(get, session, key, filterOfColumn(get, session, uuid))
      const hiddenAtom = hiddenReportAtoms(session)(uuid)
      if (!isSameReport(get(hiddenAtom), listed.hidden)) set(hiddenAtom, listed.hidden)
      return listed.items
    },
    getNewest: (_get, row) => row,
    isCounted: (get, id) => !isOwn(get, session, id),
    isTopSeen: (views) => views.every(({ isAtTop }) => isAtTop),
    recall(_get, _set, { items }) {
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

/** Whether two reports say the same: then nothing that shows them is drawn anew. */
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

/** When a known status was written, in milliseconds since 1970; null where nobody knows. */
function writtenAt(get: Getter, session: Session, id: StatusId | null): number | null {
  const status = id === null ? undefined : get(serverStatusAtoms(session)(id))
  return parseKnownDate(status?.created_at)
}
