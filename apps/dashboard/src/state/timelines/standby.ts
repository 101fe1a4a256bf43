import { atom, type Getter } from 'jotai/vanilla'
import { statusId } from '@colonnade/domain/entities'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { unreadAtoms } from '../columns/columns.ts'
import { isOwn } from '../entities/statuses.ts'
import type { ListName } from '../live-lists/list-of-column.ts'
import { perSession, type Session } from '../session.ts'
import { filterOfColumn, siftStatuses } from './list-statuses.ts'

/** How often the unread numbers of columns that nobody sees are told. */
export const COUNT_MS = 3_000

/**
 * Saved columns that are not drawn: beside the view, folded, of another workspace. Their timelines are
 * listened to, so that the rail can count; nothing is laid out for them. @see BY-33, BY-42
 */
export const standbyColumns = perSession(() => new Map<string, TimelineKey>())

/** Whether a column stands by for a timeline. */
export function hasStandby(session: Session, key: ListName): boolean {
  for (const shown of standbyColumns(session).values()) if (shown === key) return true
  return false
}

/** What came in since it was counted last, by timeline. */
const arrived = perSession(() => ({
  ids: new Map<ListName, string[]>(),
  cancel: null as (() => void) | null,
}))

/** Something came in: who stands by for it counts it in a moment. @param ids not listed before */
export function noteArrivals(session: Session, key: ListName, ids: readonly string[]): void {
  if (ids.length === 0 || !hasStandby(session, key)) return
  const state = arrived(session)
  state.ids.set(key, [...(state.ids.get(key) ?? []), ...ids])
  state.cancel ??= session.platform.clock.after(COUNT_MS, () => {
    state.cancel = null
    session.store.set(countArrivalsAtom, session)
  })
}

const countArrivalsAtom = atom(null, (get, _set, session: Session) => {
  const { ids } = arrived(session)
  for (const [uuid, key] of standbyColumns(session)) {
    const count = countShown(get, session, uuid, key, ids.get(key) ?? [])
    if (count > 0) session.app.set(unreadAtoms(uuid), (unread) => unread + count)
  }
  ids.clear()
})

/** Without what the column leaves out. */
function countShown(
  get: Getter,
  session: Session,
  uuid: string,
  key: TimelineKey,
  ids: readonly string[],
): number {
  if (ids.length === 0) return 0
  const fresh = [...new Set(ids)].map(statusId)
  const shown = siftStatuses(get, session, key, filterOfColumn(get, session, uuid), fresh).items
  return shown.filter((id) => id !== null && !isOwn(get, session, id)).length
}
