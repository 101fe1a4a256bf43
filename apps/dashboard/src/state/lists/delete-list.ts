import { atom } from 'jotai/vanilla'
import type { CallOptions } from '@colonnade/api-client'
import { deleteList, getList } from '@colonnade/api-client/endpoints'
import type { ListId } from '@colonnade/domain/entities'
import { DELETE, verifyGone } from '../actions/verify-gone.ts'
import type { Session } from '../session.ts'
import { forgetListAtom } from './forget-list.ts'
import { leavingListsAtom } from './lists.ts'

/**
 * Deletes a list: it leaves at once, and comes back where the server refuses. Its columns go once the
 * server agreed; a 404 is verified, and they go where the list is gone.
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
      await session.api.call(deleteList, { id }, DELETE)
      set(forgetListAtom, session, id)
    } catch (error) {
      const read = (options: CallOptions) => session.api.call(getList, { id }, options)
      if (await verifyGone(session, error, read)) set(forgetListAtom, session, id)
    }
    set(leavingAtom, new Set([...get(leavingAtom)].filter((one) => one !== id)))
  },
)
