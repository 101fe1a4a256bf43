import { atom } from 'jotai/vanilla'
import type { ApiError, CallOptions } from '@colonnade/api-client'
import { deleteList, getList } from '@colonnade/api-client/endpoints'
import { removeListColumns } from '@colonnade/domain/columns'
import type { ListId } from '@colonnade/domain/entities'
import { deleteShown, isMissing } from '../answers/verify-gone.ts'
import { columnsAtom, removeListColumnsAtom } from '../columns/columns.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { showErrorAtom } from '../ui/messages.ts'
import { listMembers, listsOfAccount } from './list-members.ts'
import { leavingListsAtom, listIntentAtoms, listLoadAtoms, serverListsAtom } from './lists.ts'

/** The server has it no more: it leaves, and takes its columns along. @see ERR-09, LST-08 */
export const forgetListAtom = atom(null, (get, set, session: Session, id: ListId) => {
  const others = [...get(serverListsAtom(session))].filter(([other]) => other !== id)
  set(serverListsAtom(session), new Map(others))
  set(listLoadAtoms(session)(id), { isGone: true, error: null })
  listIntentAtoms(session).remove(id)
  listMembers.forget(session, id)
  for (const account of listsOfAccount.atoms(session).getParams())
    set(listsOfAccount.placeAtom, session, account, id, false)
  session.app.set(removeListColumnsAtom, session.key, id)
})

/** How many columns would go with a list. */
export const countListColumnsAtom = atom(null, (_get, _set, session: Session, id: ListId) => {
  const columns = session.app.get(columnsAtom)
  return columns.length - removeListColumns(columns, session.key, id).length
})

/**
 * Deletes a list: it leaves at once, and comes back where the server refuses. Its columns go once the
 * server agreed; a 404 is verified, and they go where the list is gone.
 *
 * @see LST-08, ERR-09
 */
export const deleteListAtom = atom(null, (_get, set, session: Session, id: ListId): Promise<void> =>
  deleteShown(session, leavingListsAtom(session), id, {
    remove: (options) => session.api.call(deleteList, { id }, options),
    read: readerOf(session, id),
    onGone() {
      set(forgetListAtom, session, id)
      shareChange(session, { type: 'list-deleted', id })
    },
  }),
)

/**
 * The timeline of a list was not found. A single 404 may be the server's mistake: the list is asked for once, and goes
 * with its columns where that is not found either. @see ERR-09
 */
export const forgetGoneListAtom = atom(
  null,
  async (_get, set, session: Session, id: ListId, error: ApiError): Promise<void> => {
    if (session.platform.page.isOffline() || !(await isMissing(readerOf(session, id)))) return
    const columns = set(countListColumnsAtom, session, id)
    set(forgetListAtom, session, id)
    // Where a column goes, somebody wants to know why; a screen without one says so itself.
    if (columns > 0) session.app.set(showErrorAtom, error)
  },
)

const readerOf =
  ({ api }: Session, id: ListId) =>
  (options: CallOptions) =>
    api.call(getList, { id }, options)
