import { atom } from 'jotai/vanilla'
import type { Page } from '@colonnade/api-client'
import type { StatusEntity, StatusId } from '@colonnade/domain/entities'
import { oldestRow, reduceList } from '@colonnade/domain/list'
import type { Place } from '@colonnade/domain/places'
import { acceptsStatus, parseTimelineKey, type TimelineKey } from '@colonnade/domain/timeline'
import { ageOrder } from '../entities/age-order.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { isFullNewer } from '../places/ask-around.ts'
import type { Session } from '../session.ts'
import { writeWindowAtom } from './lay-columns.ts'
import { indexStatuses, timelineAtoms, timelineLoadAtoms } from './timelines.ts'

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
    const joined = reduceList(get(timelineAtoms(session)(key)), {
      type: 'answered-around',
      request,
      pages,
      compare: ageOrder(get, session),
    })
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
