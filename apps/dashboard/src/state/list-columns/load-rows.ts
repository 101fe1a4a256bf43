import { atom } from 'jotai/vanilla'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { loadOlder, refreshList } from '../live-lists/request-page.ts'
import type { Session } from '../session.ts'
import { startLoadingAtom, stopLoadingAtom } from '../ui/loading-bar.ts'
import { openColumns } from './column-source.ts'

/** Loads the next page downwards for a column, if there may be one. */
export const loadOlderAtom = atom(null, async (_get, _set, session: Session, uuid: string) => {
  const source = openColumns(session).get(uuid)
  if (source === undefined) return
  session.app.set(startLoadingAtom)
  await loadOlder(session, source).finally(() => session.app.set(stopLoadingAtom))
})

/** Tries again after a load that failed, wherever it stood. */
export const retryLoadAtom = atom(null, async (get, set, session: Session, uuid: string) => {
  const source = openColumns(session).get(uuid)
  if (source === undefined) return
  const isEmpty = get(source.listAtom).items.length === 0
  const isRecalled = get(recalledAtoms(session)(source.name)) !== null
  // What a stream told before any page came has nothing below it, and may lack something above.
  const { isLoaded } = get(source.loadAtom)
  if (isEmpty || isRecalled || !isLoaded) await refreshList(session, source)
  else await set(loadOlderAtom, session, uuid)
})
