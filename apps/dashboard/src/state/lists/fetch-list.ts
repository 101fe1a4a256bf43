import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getList } from '@colonnade/api-client/endpoints'
import type { ListEntity, ListId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { forgetListAtom } from './forget-list.ts'
import { listLoadAtoms, serverListsAtom } from './lists.ts'

const NOT_FOUND = 404

/** Takes in what the server says of one list; a new one stands last. */
export const keepListAtom = atom(null, (get, set, session: Session, list: ListEntity) => {
  const lists = get(serverListsAtom(session))
  set(serverListsAtom(session), new Map([...lists, [list.id, list]]))
  set(listLoadAtoms(session)(list.id), { isGone: false, error: null })
})

/** Asks for one list; one that the server no longer has is forgotten, its columns too. @see LST-05, ERR-09 */
export const fetchListAtom = atom(
  null,
  async (get, set, session: Session, id: ListId): Promise<void> => {
    try {
      set(keepListAtom, session, await session.api.call(getList, { id }, { skipAlert: true }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === NOT_FOUND) set(forgetListAtom, session, id)
      else set(listLoadAtoms(session)(id), { ...get(listLoadAtoms(session)(id)), error })
    }
  },
)
