import { atom } from 'jotai/vanilla'
import { cachedRowsAtoms } from '../live-lists/cached-rows.ts'
import { loadOlder, refreshList } from '../live-lists/request-page.ts'
import type { Session } from '../session.ts'
import { startLoadingAtom, stopLoadingAtom } from '../ui/loading-bar.ts'
import { openColumns } from './column-source.ts'

/** Loads the next older page of a column, if there may be one. */
export const loadOlderAtom = atom(null, async (_get, _set, session: Session, uuid: string) => {
  const source = openColumns(session).get(uuid)
  if (source === undefined) return
  session.app.set(startLoadingAtom)
  const loaded = source.loadOlder?.() ?? loadOlder(session, source)
  await loaded.finally(() => session.app.set(stopLoadingAtom))
})

/** Retries the last load that failed, at either end of the list. */
export const retryLoadAtom = atom(null, async (get, set, session: Session, uuid: string) => {
  const source = openColumns(session).get(uuid)
  if (source === undefined) return
  if (source.retry !== undefined) return await source.retry()
  const isEmpty = get(source.listAtom).items.length === 0
  const isRecalled = get(cachedRowsAtoms(session)(source.name)) !== null
  // Rows that a stream delivered before the first page have no rows below them, and rows above them may be missing.
  const { isLoaded } = get(source.loadAtom)
  if (isEmpty || isRecalled || !isLoaded) await refreshList(session, source)
  else await set(loadOlderAtom, session, uuid)
})
