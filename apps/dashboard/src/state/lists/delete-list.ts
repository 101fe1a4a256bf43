import { atom } from 'jotai/vanilla'
import type { ApiError, RequestOptions } from '@colonnade/api-client'
import { deleteList, getList } from '@colonnade/api-client/endpoints'
import { removeListColumns } from '@colonnade/domain/columns'
import type { ListId } from '@colonnade/domain/entities'
import { deleteOptimistically, isMissing } from '../check-responses/verify-deletion.ts'
import { columnsAtom, removeListColumnsAtom } from '../columns/columns.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { showErrorAtom } from '../ui/messages.ts'
import { listMembers, listsOfAccount } from './list-members.ts'
import { deletingListsAtom, listIntentAtoms, listLoadAtoms, serverListsAtom } from './lists.ts'

/** Removes a list that the server has deleted, with its columns. @see ERR-09, LST-08 */
export const removeListAtom = atom(null, (get, set, session: Session, id: ListId) => {
  const others = [...get(serverListsAtom(session))].filter(([other]) => other !== id)
  set(serverListsAtom(session), new Map(others))
  set(listLoadAtoms(session)(id), { isGone: true, error: null })
  listIntentAtoms(session).remove(id)
  listMembers.forget(session, id)
  for (const account of listsOfAccount.atoms(session).getParams())
    set(listsOfAccount.setItemAtom, session, account, id, false)
  session.app.set(removeListColumnsAtom, session.key, id)
})

/** Returns the number of columns of a list. */
export const countListColumnsAtom = atom(null, (_get, _set, session: Session, id: ListId) => {
  const columns = session.app.get(columnsAtom)
  return columns.length - removeListColumns(columns, session.key, id).length
})

/**
 * Deletes a list. It is hidden at once, and shown again if the server refuses. Its columns are removed after the
 * request succeeds, or after a 404 that is verified.
 *
 * @see LST-08, ERR-09
 */
export const deleteListAtom = atom(null, (_get, set, session: Session, id: ListId): Promise<void> =>
  deleteOptimistically(session, deletingListsAtom(session), id, {
    remove: (options) => session.api.request(deleteList, { id }, options),
    read: createListReader(session, id),
    onGone() {
      set(removeListAtom, session, id)
      shareChange(session, { type: 'list-deleted', id })
    },
  }),
)

/**
 * Handles a 404 of a list's timeline. It may be a mistake of the server, so the list is fetched once. If that is a
 * 404 too, the list is removed with its columns. @see ERR-09
 */
export const verifyListAtom = atom(
  null,
  async (_get, set, session: Session, id: ListId, error: ApiError): Promise<void> => {
    if (session.platform.page.isOffline() || !(await isMissing(createListReader(session, id))))
      return
    const columns = set(countListColumnsAtom, session, id)
    set(removeListAtom, session, id)
    // A removed column needs an explanation. A screen without one shows it itself.
    if (columns > 0) session.app.set(showErrorAtom, error)
  },
)

const createListReader =
  ({ api }: Session, id: ListId) =>
  (options: RequestOptions) =>
    api.request(getList, { id }, options)
