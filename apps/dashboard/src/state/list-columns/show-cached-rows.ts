import { atom } from 'jotai/vanilla'
import type { CachedTimeline } from '@colonnade/domain/timeline-cache'
import { restoreRecordsAtom } from '../entities/ingest.ts'
import { applyListEvent } from '../live-lists/apply-list-event.ts'
import { cachedRowsAtoms } from '../live-lists/cached-rows.ts'
import { releaseWaitingRequests } from '../live-lists/release-waiting-requests.ts'
import { openingPositionAtoms, AT_TOP } from '../scroll-positions/opening-position.ts'
import {
  type CachedColumnStart,
  restoreCachedPosition,
} from '../scroll-positions/restore-cached-position.ts'
import type { Session } from '../session.ts'
import { readCachedRows } from '../timeline-cache/read-cached-rows.ts'
import { EMPTY_LAYOUT, TOP_VIEW } from './column-layout.ts'
import { type AnyColumnSource, openColumns } from './column-source.ts'
import { setLayoutAtom } from './compute-rows.ts'

/** Shows the cached rows of a column at its scroll position. @see BY-17, BY-31 */
export const showCachedRowsAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    uuid: string,
    source: AnyColumnSource,
    { saved, marker, pending, restore }: CachedColumnStart,
  ): Promise<void> => {
    const { store } = session
    const { name, columns } = source
    set(insertCachedRowsAtom, session, source, await readCachedRows(session, name))
    const isOpen = () => openColumns(session).get(uuid)?.name === name
    if (!isOpen() || store.get(openingPositionAtoms(session)(uuid)) !== pending) return
    await restoreCachedPosition(session, uuid, {
      saved,
      marker,
      isOpen,
      hasMoved(start) {
        const { isAtTop, firstVisibleId } = store.get(columns.views(session)(uuid))
        return start === null ? !isAtTop : firstVisibleId !== start
      },
      clear() {
        store.set(openingPositionAtoms(session)(uuid), { ...AT_TOP, isPending: true })
        store.set(columns.views(session)(uuid), TOP_VIEW)
        store.set(setLayoutAtom, session, uuid, source, EMPTY_LAYOUT)
      },
      restore,
    })
  },
)

/**
 * Inserts the cached rows below those that streams have delivered since, records and list in one write. Does nothing
 * if the server was faster or the cache cannot be read.
 */
const insertCachedRowsAtom = atom(
  null,
  (get, set, session: Session, source: AnyColumnSource, seen: CachedTimeline | null): void => {
    const recalledAtom = cachedRowsAtoms(session)(source.name)
    const recalled = get(recalledAtom)
    const isLate = recalled === null || get(source.loadAtom).isLoaded
    const items = isLate || seen === null ? [] : source.restoreCachedRows(get, set, seen)
    if (isLate || seen === null || items.length === 0) {
      set(recalledAtom, null)
      releaseWaitingRequests(session, [source.name])
      return
    }
    set(restoreRecordsAtom, session, seen)
    set(recalledAtom, { ...recalled, isShown: true })
    applyListEvent(get, set, session, source, { type: 'restored', items })
  },
)
