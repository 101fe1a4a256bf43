import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getList } from '@colonnade/api-client/endpoints'
import type { ListId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { keepListAtom } from './keep-list.ts'
import { forgetListAtom } from './list-members.ts'
import { listLoadAtoms } from './lists.ts'

const NOT_FOUND = 404

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
