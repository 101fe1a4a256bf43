import { atom } from 'jotai/vanilla'
import { columnsAtom } from '../columns/columns.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { openModalAtom } from '../ui/modals.ts'
import { signOutAtom } from './sign-out.ts'

/**
 * Signs out of an account when the user asks for it, in the menu or in the list of accounts. If other accounts stay in
 * the deck, a dialog asks what becomes of its columns.
 *
 * @see BY-02
 */
export const requestSignOutAtom = atom(null, (get, set, session: Session): void => {
  const hasColumns = get(columnsAtom).some(({ accountKey }) => accountKey === session.key)
  if (hasColumns && get(sessionsAtom).length > 1)
    set(openModalAtom, { type: 'SIGN_OUT', accountKey: session.key })
  else void set(signOutAtom, session)
})
