import { atom } from 'jotai/vanilla'
import { notificationId } from '@colonnade/domain/entities'
import type { SeenList } from '@colonnade/domain/last-seen'
import { reduceList } from '@colonnade/domain/list'
import { recallRecordsAtom } from '../entities/ingest.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import { readKept } from '../last-seen/read-kept.ts'
import { askWaiting } from '../live-lists/ask-waiting.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { arrivalAtoms, AT_TOP } from '../places/arrival.ts'
import { type Coming, leadOn } from '../places/lead-on.ts'
import type { Session } from '../session.ts'
import { EMPTY_LAYOUT, TOP_VIEW } from '../timelines/column-layout.ts'
import {
  notificationLayoutAtoms,
  notificationViewAtoms,
  openNotificationColumns,
  writeNotificationsAtom,
} from './notifications-list.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from './notifications.ts'
import { typeChoice } from './place-notifications.ts'

/** As in a timeline: what is kept is shown while the server is asked. @see BY-17, BY-31 */
export const showSeenNotificationsAtom = atom(
  null,
  async (_get, set, session: Session, uuid: string, coming: Coming): Promise<void> => {
    const { own, marked, pending, arrive } = coming
    const { store } = session
    const arrivalAtom = arrivalAtoms(session)(uuid)
    set(takeSeenAtom, session, await readKept(session, NOTIFICATIONS_LIST))
    const isOpen = () => openNotificationColumns(session).has(uuid)
    if (!isOpen() || store.get(arrivalAtom) !== pending) return
    await leadOn(session, uuid, {
      own,
      marked,
      isOpen,
      hasMoved(start) {
        const { isAtTop, firstVisibleId } = store.get(notificationViewAtoms(session)(uuid))
        return start === null ? !isAtTop : firstVisibleId !== start
      },
      clear() {
        store.set(arrivalAtom, { ...AT_TOP, isPending: true })
        store.set(notificationViewAtoms(session)(uuid), TOP_VIEW)
        store.set(notificationLayoutAtoms(session)(uuid), EMPTY_LAYOUT)
      },
      arrive,
    })
  },
)

/** Lists those of the kinds that are shown now, below what streams have told since. */
const takeSeenAtom = atom(null, (get, set, session: Session, seen: SeenList | null): void => {
  const recalledAtom = recalledAtoms(session)(NOTIFICATIONS_LIST)
  const recalled = get(recalledAtom)
  const shown = (seen?.notifications ?? []).filter(typeChoice(get, session).isShown)
  const isLate = get(notificationsLoadAtom(session)).isLoaded
  if (recalled === null || isLate || seen === null || shown.length === 0) {
    set(recalledAtom, null)
    askWaiting(session, [NOTIFICATIONS_LIST])
    return
  }
  set(recallRecordsAtom, session, seen)
  for (const record of shown) set(notificationAtoms(session)(record.id), record)
  const seenIds = new Set<string>(shown.map(({ id }) => id))
  set(recalledAtom, { ...recalled, isShown: true })
  const items = seen.items
    .filter((id) => id === null || seenIds.has(id))
    .map((id) => (id === null ? null : notificationId(id)))
  const list = get(notificationsWindowAtom(session))
  set(writeNotificationsAtom, session, reduceList(list, { type: 'recalled', items }))
})
