import { atom } from 'jotai/vanilla'
import type { ListEntity } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { listLoadAtoms, serverListsAtom } from './lists.ts'

/** Takes in what the server says of one list; a new one stands last. */
export const keepListAtom = atom(null, (get, set, session: Session, list: ListEntity) => {
  const lists = get(serverListsAtom(session))
  set(serverListsAtom(session), new Map([...lists, [list.id, list]]))
  set(listLoadAtoms(session)(list.id), { isGone: false, error: null })
})
