import { atom } from 'jotai/vanilla'
import type { Session } from '../session.ts'
import { bringBackAtom } from './aside.ts'
import { editingAtom } from './edited-post.ts'

/** The post stays, or is, as the server has it; what was written before comes back. */
export const endEditAtom = atom(null, (get, set, session: Session) => {
  const editing = get(editingAtom(session))
  if (editing === null) return
  set(editingAtom(session), null)
  set(bringBackAtom, session, editing.aside)
})
