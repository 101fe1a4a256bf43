import { atom } from 'jotai/vanilla'
import type { CallOptions } from '@colonnade/api-client'
import { deleteList, getList } from '@colonnade/api-client/endpoints'
import type { ListId } from '@colonnade/domain/entities'
import { DELETE, verifyGone } from '../answers/verify-gone.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { forgetListAtom } from './list-members.ts'
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
    if (await isDeleted(session, id)) {
      set(forgetListAtom, session, id)
      shareChange(session, { type: 'list-deleted', id })
    }
    set(leavingAtom, new Set([...get(leavingAtom)].filter((one) => one !== id)))
  },
)

async function isDeleted(session: Session, id: ListId): Promise<boolean> {
  try {
    await session.api.call(deleteList, { id }, DELETE)
    return true
  } catch (error) {
    const read = (options: CallOptions) => session.api.call(getList, { id }, options)
    return verifyGone(session, error, read)
  }
}
