import { atom, type Getter } from 'jotai/vanilla'
import type { Page } from '@colonnade/api-client'
import type { StatusEntity, StatusId } from '@colonnade/domain/entities'
import { oldestRow, settleAround } from '@colonnade/domain/list'
import type { Place } from '@colonnade/domain/places'
import { parseDate } from '@colonnade/domain/time'
import { acceptsStatus, parseTimelineKey, type TimelineKey } from '@colonnade/domain/timeline'
import { idOrder } from '../entities/id-order.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { isFullNewer } from '../places/ask-around.ts'
import type { Session } from '../session.ts'
import { writeWindowAtom } from './lay-columns.ts'
import { indexStatuses, timelineAtoms, timelineLoadAtoms } from './timelines.ts'

/** Which of two statuses is newer (positive: `a`): by the ids where they tell, else by when they were made. */
export function ageOrder(get: Getter, session: Session): (a: StatusId, b: StatusId) => number {
  const byId = idOrder(session)
  if (byId !== undefined) return byId
  const madeAt = (id: StatusId) => parseDate(get(serverStatusAtoms(session)(id))?.created_at) ?? 0
  return (a, b) => madeAt(a) - madeAt(b)
}

interface Taken {
  readonly place: Place
  readonly request: number
  readonly older: Page<StatusEntity>
  readonly newer: Page<StatusEntity> | null
}

/** Takes in the pages around a place: records, window and load state in one write. */
export const takeAroundAtom = atom(
  null,
  (get, set, session: Session, key: TimelineKey, { place, request, older, newer }: Taken) => {
    const params = parseTimelineKey(key)
    const take = (page: Page<StatusEntity>): readonly StatusId[] => {
      set(ingestStatusesAtom, session, page.items)
      const ids = page.items.filter((status) => acceptsStatus(params, status)).map(({ id }) => id)
      indexStatuses(session, key, ids)
      return ids
    }
    const pages = {
      older: { ids: take(older), hasNext: older.next !== null },
      newer: newer === null ? null : { ids: take(newer), isFull: isFullNewer(newer) },
      known: [...place.ids, ...place.above],
    }
    const list = get(timelineAtoms(session)(key))
    const joined = settleAround(list, request, pages, ageOrder(get, session))
    set(writeWindowAtom, session, key, joined)
    const loadAtom = timelineLoadAtoms(session)(key)
    const tail = oldestRow(joined)
    const isEnd = tail !== null && tail === pages.older.ids.at(-1)
    const next = older.next === null ? null : { link: older.next, tail }
    const before = get(loadAtom)
    set(loadAtom, {
      ...before,
      isLoaded: true,
      error: null,
      older: isEnd ? next : before.older,
    })
  },
)
