import { atom } from 'jotai/vanilla'
import { perSession, type Session } from '../session.ts'

const hiddenAtom = perSession(() => atom(''))

/** Remembers what was looked for as the composer came in its place; '' for nothing. @see SRC-04 */
export const hideSearchAtom = atom(null, (_get, set, session: Session, query: string) => {
  set(hiddenAtom(session), query)
})

/** @returns what the composer hid, once; '' for nothing */
export const takeHiddenSearchAtom = atom(null, (get, set, session: Session): string => {
  const query = get(hiddenAtom(session))
  set(hiddenAtom(session), '')
  return query
})
