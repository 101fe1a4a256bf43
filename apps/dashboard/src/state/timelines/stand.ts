import { atom } from 'jotai/vanilla'
import { countNew, findPlace, type Place } from '@colonnade/domain/places'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { idOrder } from '../entities/id-order.ts'
import { arrivalAt, arrivalAtoms, wasAway } from '../places/arrival.ts'
import type { Session } from '../session.ts'
import { columnLayoutAtoms, columnViewAtoms } from './column-list.ts'
import { setLayoutAtom } from './lay-column.ts'
import { settleTopAtom } from './report-view.ts'

/** Puts the reader of a column that is laid out to their place; to the top where it holds none. */
export const standAtom = atom(
  null,
  (get, set, session: Session, uuid: string, key: TimelineKey, place: Place) => {
    const layout = get(columnLayoutAtoms(session)(uuid))
    const start = findPlace(layout.items, place, idOrder(session))
    if (start !== null) {
      const unread = countNew(layout.items, place.seen, start.id, idOrder(session))
      const isNew = unread > 0 || layout.items[0] === null
      set(arrivalAtoms(session)(uuid), arrivalAt(start, isNew && wasAway(session, place)))
      set(setLayoutAtom, session, uuid, { ...layout, unread })
      // Until the list tells how far it is from its top, nothing comes in above.
      set(columnViewAtoms(session)(uuid), {
        isAtTop: false,
        isNearTop: false,
        firstVisibleId: start.id,
        room: 0,
        isHeld: false,
      })
    }
    set(settleTopAtom, session, key)
  },
)
