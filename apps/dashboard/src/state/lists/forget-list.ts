import { atom } from 'jotai/vanilla'
import type { ListId } from '@colonnade/domain/entities'
import { removeListColumnsAtom } from '../columns/columns.ts'
import type { Session } from '../session.ts'
import { accountListsAtoms } from './account-lists.ts'
import { serverMembersAtoms } from './list-members.ts'
import { listIntentAtoms, listLoadAtoms, serverListsAtom } from './lists.ts'

/** The server has it no more: it leaves, and takes its columns along. @see ERR-09, LST-08 */
export const forgetListAtom = atom(null, (get, set, session: Session, id: ListId) => {
  const others = [...get(serverListsAtom(session))].filter(([other]) => other !== id)
  set(serverListsAtom(session), new Map(others))
  set(listLoadAtoms(session)(id), { isGone: true, error: null })
  listIntentAtoms(session).remove(id)
  serverMembersAtoms(session).remove(id)
  for (const account of accountListsAtoms(session).getParams()) {
    const listsAtom = accountListsAtoms(session)(account)
    const { items } = get(listsAtom)
    if (items?.has(id) !== true) continue
    set(listsAtom, { ...get(listsAtom), items: new Set([...items].filter((one) => one !== id)) })
  }
  session.app.set(removeListColumnsAtom, session.key, id)
})
