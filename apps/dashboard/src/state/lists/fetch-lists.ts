import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getLists } from '@colonnade/api-client/endpoints'
import type { Session } from '../session.ts'
import { handleGoneLists } from '../timelines/timeline-source.ts'
import { listsLoadAtom, serverListsAtom } from './lists.ts'

/**
 * Asks for all own lists; a server without lists simply has none. What goes wrong is told where they would stand.
 *
 * @returns what went wrong; null when nothing did
 * @see LST-05
 */
export const fetchListsAtom = atom(null, async (get, set, session: Session) => {
  try {
    const lists = await session.api.call(getLists, {}, { skipAlert: true })
    set(serverListsAtom(session), new Map(lists.map((list) => [list.id, list])))
    set(listsLoadAtom(session), { isLoaded: true, error: null })
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    set(listsLoadAtom(session), { ...get(listsLoadAtom(session)), error })
    return error
  }
})

/** Forgets a list that turns out to be gone. Few are: what verifies it comes when it is needed. @see ERR-09 */
export function startForgettingGoneLists(session: Session): void {
  handleGoneLists(session, (id, error) => {
    void import('./forget-list.ts')
      .then(({ forgetGoneListAtom }) => session.store.set(forgetGoneListAtom, session, id, error))
      .catch(() => undefined)
  })
}
