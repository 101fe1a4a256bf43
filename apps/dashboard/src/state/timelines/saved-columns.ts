import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { columnSourceAtoms, openColumns } from '../list-columns/column-source.ts'
import { hearTimeline } from '../live-lists/list-follower.ts'
import { arrivalAtoms } from '../places/arrival.ts'
import { dropPlaces } from '../places/keep-places.ts'
import { perSession, type Session } from '../session.ts'
import { hiddenReportAtoms, timelineColumns } from './column-list.ts'
import { closeColumnAtom, endStandbyAtom, farewells, timelineOf } from './open-column.ts'
import { standbyColumns } from './standby.ts'

/** How many statuses the column's timeline holds, hidden ones too. */
export const loadedCountAtoms = perSession((session) =>
  atomFamily((uuid: string) =>
    atom((get): number => {
      const name = get(columnSourceAtoms(session)(uuid))
      const source = name === null ? undefined : openColumns(session).get(uuid)
      return source === undefined
        ? 0
        : get(source.listAtom).items.filter((id) => id !== null).length
    }),
  ),
)

/** A saved column is listened to though it is not drawn: the rail counts it. @see BY-33, BY-42 */
export const standByAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  const key = timelineOf(session, uuid)
  const known = openColumns(session).get(uuid)?.name ?? standbyColumns(session).get(uuid) ?? null
  if (known !== null && known === key) return
  set(endStandbyAtom, session, uuid)
  if (key === null || openColumns(session).has(uuid)) return
  standbyColumns(session).set(uuid, key)
  farewells(session).get(key)?.()
  hearTimeline(session, key)
})

/** Forgets a column that was removed for good. */
export function forgetColumn(session: Session, uuid: string): void {
  session.store.set(closeColumnAtom, session, uuid)
  session.store.set(endStandbyAtom, session, uuid)
  for (const familyOf of Object.values(timelineColumns)) familyOf(session).remove(uuid)
  columnSourceAtoms(session).remove(uuid)
  arrivalAtoms(session).remove(uuid)
  dropPlaces(session, uuid)
  hiddenReportAtoms(session).remove(uuid)
  loadedCountAtoms(session).remove(uuid)
}
