import type { Getter, Setter } from 'jotai/vanilla'
import { getOldestRow, mergePagesAround } from '@colonnade/domain/list'
import {
  countNewRows,
  findScrollTarget,
  type ScrollPosition,
} from '@colonnade/domain/scroll-positions'
import { getIdOrder } from '../entities/get-id-order.ts'
import { applyListEvent } from '../live-lists/apply-list-event.ts'
import { batchWritesAtom } from '../live-lists/list-source.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { type PagesAround, isFullPage } from '../scroll-positions/fetch-around.ts'
import { waitForNewest } from '../scroll-positions/wait-for-newest.ts'
import type { Session } from '../session.ts'
import type { AnyColumnSource } from './column-source.ts'

interface AroundResponse {
  readonly place: ScrollPosition
  readonly request: number
  readonly around: PagesAround<{ readonly id: string }>
  /** Whether the column is still being opened with it. */
  readonly isOpen: () => boolean
}

/**
 * Inserts the pages around a scroll position. Waits for the newest page if more rows may exist than are loaded then.
 *
 * @returns false if the list was reset in the meantime, so that the pages belong to the old one
 */
export async function insertPagesAround(
  session: Session,
  source: AnyColumnSource,
  answer: AroundResponse,
): Promise<boolean> {
  const { store } = session
  const { request, isOpen } = answer
  const isSame = store.get(source.listAtom).requests.some(({ id }) => id === request)
  store.set(batchWritesAtom, (get, set) => {
    if (isOpen() && isSame) insertPages(get, set, session, source, answer)
    else applyListEvent(get, set, session, source, { type: 'failed', request })
  })
  const isCut = (store.get(source.listAtom).items[0] ?? null) === null
  if (isOpen() && isSame && isCut) await waitForNewest(session, refreshList(session, source))
  return isSame
}

/** Writes records, list and load state in one write. Pages that do not contain the position are ignored. */
function insertPages(
  get: Getter,
  set: Setter,
  session: Session,
  source: AnyColumnSource,
  { place, request, around }: AroundResponse,
): void {
  const order = getIdOrder(session)
  const { older, newer } = around
  const ids = new Set([...(older?.items ?? []), ...(newer?.items ?? [])].map(({ id }) => id))
  const isFound = order !== undefined || place.ids.some((id) => ids.has(id))
  if (older === null || !isFound) {
    applyListEvent(get, set, session, source, { type: 'failed', request })
    return
  }
  const pages = {
    older: { ids: source.ingest(get, set, older.items), hasNext: older.next !== null },
    newer: newer && { ids: source.ingest(get, set, newer.items), isFull: isFullPage(newer) },
    known: [...place.ids, ...place.above],
  }
  const getTime = (id: string) => source.writtenAt(get, id) ?? 0
  const compareAge = (a: string, b: string) => getTime(a) - getTime(b)
  const joined = mergePagesAround(get(source.listAtom), request, pages, order ?? compareAge)
  const found = source.isCountedWhole ? findScrollTarget(joined.items, place, order) : null
  const unread =
    found === null ? joined.unread : countNewRows(joined.items, place.seen, found.id, order)
  source.write(get, set, { ...joined, unread })
  const tail = getOldestRow(joined)
  const isEnd = tail !== null && tail === pages.older.ids.at(-1)
  const next = older.next === null ? null : { link: older.next, tail }
  const before = get(source.loadAtom)
  set(source.loadAtom, {
    ...before,
    isLoaded: true,
    error: null,
    older: isEnd ? next : before.older,
  })
}
