import type { Getter, Setter } from 'jotai/vanilla'
import { oldestRow, settleAround } from '@colonnade/domain/list'
import { countNew, findPlace, type Place } from '@colonnade/domain/places'
import { idOrder } from '../entities/id-order.ts'
import { writeTogetherAtom } from '../live-lists/list-source.ts'
import { reduceSource } from '../live-lists/reduce-source.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { type Around, isFullNewer } from '../places/ask-around.ts'
import { untilNewest } from '../places/until-newest.ts'
import type { Session } from '../session.ts'
import type { AnyColumnSource } from './column-source.ts'

interface Answer {
  readonly place: Place
  readonly request: number
  readonly around: Around<{ readonly id: string }>
  /** Whether somebody still waits for it. */
  readonly isHere: () => boolean
}

/**
 * Takes in the pages around a place, and waits for the newest one where more rows may exist than are held then.
 *
 * @returns false where the list has begun anew: what was asked for is another one's
 */
export async function takeAround(
  session: Session,
  source: AnyColumnSource,
  answer: Answer,
): Promise<boolean> {
  const { store } = session
  const { request, isHere } = answer
  const isSame = store.get(source.listAtom).requests.some(({ id }) => id === request)
  store.set(writeTogetherAtom, (get, set) => {
    if (isHere() && isSame) takePages(get, set, session, source, answer)
    else reduceSource(get, set, session, source, { type: 'failed', request })
  })
  const isCut = (store.get(source.listAtom).items[0] ?? null) === null
  if (isHere() && isSame && isCut) await untilNewest(session, refreshList(session, source))
  return isSame
}

/** Records, list and load state in one write. Pages without the place are none of it. */
function takePages(
  get: Getter,
  set: Setter,
  session: Session,
  source: AnyColumnSource,
  { place, request, around }: Answer,
): void {
  const order = idOrder(session)
  const { older, newer } = around
  const ids = new Set([...(older?.items ?? []), ...(newer?.items ?? [])].map(({ id }) => id))
  const isFound = order !== undefined || place.ids.some((id) => ids.has(id))
  if (older === null || !isFound) {
    reduceSource(get, set, session, source, { type: 'failed', request })
    return
  }
  const pages = {
    older: { ids: source.ingest(get, set, older.items), hasNext: older.next !== null },
    newer: newer && { ids: source.ingest(get, set, newer.items), isFull: isFullNewer(newer) },
    known: [...place.ids, ...place.above],
  }
  const writtenAt = (id: string) => source.writtenAt(get, id) ?? 0
  const byAge = (a: string, b: string) => writtenAt(a) - writtenAt(b)
  const joined = settleAround(get(source.listAtom), request, pages, order ?? byAge)
  const found = source.isCountedWhole ? findPlace(joined.items, place, order) : null
  const unread =
    found === null ? joined.unread : countNew(joined.items, place.seen, found.id, order)
  source.write(get, set, { ...joined, unread })
  const tail = oldestRow(joined)
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
