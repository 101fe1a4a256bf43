import { atom } from 'jotai/vanilla'
import type { SeenList } from '@colonnade/domain/last-seen'
import { recallRecordsAtom } from '../entities/ingest.ts'
import { readKept } from '../last-seen/read-kept.ts'
import { askWaiting } from '../live-lists/ask-waiting.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { reduceSource } from '../live-lists/reduce-source.ts'
import { arrivalAtoms, AT_TOP } from '../places/arrival.ts'
import { type Coming, leadOn } from '../places/lead-on.ts'
import type { Session } from '../session.ts'
import { EMPTY_LAYOUT, TOP_VIEW } from './column-layout.ts'
import { type AnyColumnSource, openColumns } from './column-source.ts'
import { setLayoutAtom } from './lay-column.ts'

/** Shows a column what an earlier visit saw of its list, and puts its reader to their place. @see BY-17, BY-31 */
export const showSeenAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    uuid: string,
    source: AnyColumnSource,
    { own, marked, pending, arrive }: Coming,
  ): Promise<void> => {
    const { store } = session
    const { name, columns } = source
    set(takeSeenAtom, session, source, await readKept(session, name))
    const isOpen = () => openColumns(session).get(uuid)?.name === name
    if (!isOpen() || store.get(arrivalAtoms(session)(uuid)) !== pending) return
    await leadOn(session, uuid, {
      own,
      marked,
      isOpen,
      hasMoved(start) {
        const { isAtTop, firstVisibleId } = store.get(columns.views(session)(uuid))
        return start === null ? !isAtTop : firstVisibleId !== start
      },
      clear() {
        store.set(arrivalAtoms(session)(uuid), { ...AT_TOP, isPending: true })
        store.set(columns.views(session)(uuid), TOP_VIEW)
        store.set(setLayoutAtom, session, uuid, source, EMPTY_LAYOUT)
      },
      arrive,
    })
  },
)

/**
 * Lists what an earlier visit saw below what streams have told since: records and list in one write. Where the
 * server was quicker, or nothing readable was kept, nothing happens.
 */
const takeSeenAtom = atom(
  null,
  (get, set, session: Session, source: AnyColumnSource, seen: SeenList | null): void => {
    const recalledAtom = recalledAtoms(session)(source.name)
    const recalled = get(recalledAtom)
    const isLate = recalled === null || get(source.loadAtom).isLoaded
    const items = isLate || seen === null ? [] : source.recall(get, set, seen)
    if (isLate || seen === null || items.length === 0) {
      set(recalledAtom, null)
      askWaiting(session, [source.name])
      return
    }
    set(recallRecordsAtom, session, seen)
    set(recalledAtom, { ...recalled, isShown: true })
    reduceSource(get, set, session, source, { type: 'recalled', items })
  },
)
