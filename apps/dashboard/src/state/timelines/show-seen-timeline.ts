import { atom } from 'jotai/vanilla'
import { statusId } from '@colonnade/domain/entities'
import type { SeenList } from '@colonnade/domain/last-seen'
import { reduceList } from '@colonnade/domain/list'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { recallRecordsAtom } from '../entities/ingest.ts'
import { readKept } from '../last-seen/read-kept.ts'
import { askWaiting } from '../live-lists/ask-waiting.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { arrivalAtoms, AT_TOP } from '../places/arrival.ts'
import { type Coming, leadOn } from '../places/lead-on.ts'
import type { Session } from '../session.ts'
import { EMPTY_LAYOUT, TOP_VIEW } from './column-layout.ts'
import { columnViewAtoms } from './column-list.ts'
import { setLayoutAtom, writeWindowAtom } from './lay-columns.ts'
import { indexStatuses, openColumns, timelineAtoms, timelineLoadAtoms } from './timelines.ts'

/** Shows a column what an earlier visit saw of its timeline, and puts its reader to their place. @see BY-17, BY-31 */
export const showSeenTimelineAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    uuid: string,
    key: TimelineKey,
    { own, marked, pending, arrive }: Coming,
  ): Promise<void> => {
    const { store } = session
    set(takeSeenAtom, session, key, await readKept(session, key))
    const isOpen = () => openColumns(session).get(uuid) === key
    if (!isOpen() || store.get(arrivalAtoms(session)(uuid)) !== pending) return
    await leadOn(session, uuid, {
      own,
      marked,
      isOpen,
      hasMoved(start) {
        const { isAtTop, firstVisibleId } = store.get(columnViewAtoms(session)(uuid))
        return start === null ? !isAtTop : firstVisibleId !== start
      },
      clear() {
        store.set(arrivalAtoms(session)(uuid), { ...AT_TOP, isPending: true })
        store.set(columnViewAtoms(session)(uuid), TOP_VIEW)
        store.set(setLayoutAtom, session, uuid, EMPTY_LAYOUT)
      },
      arrive,
    })
  },
)

/**
 * Lists what an earlier visit saw below what streams have told since: records and window in one write. Where the
 * server was quicker, or nothing readable was kept, nothing happens.
 */
const takeSeenAtom = atom(
  null,
  (get, set, session: Session, key: TimelineKey, seen: SeenList | null): void => {
    const recalledAtom = recalledAtoms(session)(key)
    const recalled = get(recalledAtom)
    const isLate = get(timelineLoadAtoms(session)(key)).isLoaded
    if (recalled === null || isLate || seen === null || seen.items.length === 0) {
      set(recalledAtom, null)
      askWaiting(session, [key])
      return
    }
    set(recallRecordsAtom, session, seen)
    const items = seen.items.map((id) => (id === null ? null : statusId(id)))
    const ids = items.filter((id) => id !== null)
    indexStatuses(session, key, ids)
    set(recalledAtom, { ...recalled, isShown: true })
    const list = reduceList(get(timelineAtoms(session)(key)), { type: 'recalled', items })
    set(writeWindowAtom, session, key, list)
  },
)
