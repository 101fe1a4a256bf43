import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { deleteList } from '@colonnade/api-client/endpoints'
import type { ListId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { forgetListAtom } from './forget-list.ts'
import { leavingListsAtom } from './lists.ts'

const NOT_FOUND = 404

/**
 * Deletes a list: it leaves at once, and comes back where the server refuses. Its columns go once the
 * server agreed, or had it no more.
 *
 * @see LST-08, ERR-09
 */
export const deleteListAtom = atom(
  null,
  async (get, set, session: Session, id: ListId): Promise<void> => {
    const leavingAtom = leavingListsAtom(session)
    if (get(leavingAtom).has(id)) return
    set(leavingAtom, new Set([...get(leavingAtom), id]))
    try {
      await session.api.call(deleteList, { id }, { expects: NOT_FOUND })
      set(forgetListAtom, session, id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === NOT_FOUND) set(forgetListAtom, session, id)
    }
    set(leavingAtom, new Set([...get(leavingAtom)].filter((one) => one !== id)))
  },
)
