import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getList } from '@colonnade/api-client/endpoints'
import type { ListEntity, ListId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { removeListAtom } from './delete-list.ts'
import { listLoadAtoms, serverListsAtom } from './lists.ts'

const NOT_FOUND = 404

/** Stores one list as the server returned it. A new one is appended. */
export const storeListAtom = atom(null, (get, set, session: Session, list: ListEntity) => {
  const lists = get(serverListsAtom(session))
  set(serverListsAtom(session), new Map([...lists, [list.id, list]]))
  set(listLoadAtoms(session)(list.id), { isGone: false, error: null })
})

/** Fetches one list. A list that the server no longer has is removed with its columns. @see LST-05, ERR-09 */
export const fetchListAtom = atom(
  null,
  async (get, set, session: Session, id: ListId): Promise<void> => {
    try {
      set(storeListAtom, session, await session.api.request(getList, { id }, { skipAlert: true }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === NOT_FOUND) set(removeListAtom, session, id)
      else set(listLoadAtoms(session)(id), { ...get(listLoadAtoms(session)(id)), error })
    }
  },
)
