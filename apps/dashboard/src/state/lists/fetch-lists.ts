import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getLists } from '@colonnade/api-client/endpoints'
import type { Session } from '../session.ts'
import { setListNotFoundHandler } from '../timelines/timeline-source.ts'
import { listsLoadAtom, serverListsAtom } from './lists.ts'

/**
 * Fetches all own lists. A server without lists has none. An error is shown in place of the lists.
 *
 * @returns the error; null on success
 * @see LST-05
 */
export const fetchListsAtom = atom(null, async (get, set, session: Session) => {
  try {
    const lists = await session.api.request(getLists, {}, { skipAlert: true })
    set(serverListsAtom(session), new Map(lists.map((list) => [list.id, list])))
    set(listsLoadAtom(session), { isLoaded: true, error: null })
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    set(listsLoadAtom(session), { ...get(listsLoadAtom(session)), error })
    return error
  }
})

/**
 * Removes a list that was deleted elsewhere. This is rare, so the code that verifies it is loaded on demand. @see
 * ERR-09
 */
export function startRemovingDeletedLists(session: Session): void {
  setListNotFoundHandler(session, (id, error) => {
    void import('./delete-list.ts')
      .then(({ verifyListAtom }) => session.store.set(verifyListAtom, session, id, error))
      .catch(() => undefined)
  })
}
