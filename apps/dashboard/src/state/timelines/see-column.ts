import { atom } from 'jotai/vanilla'
import { inSightAtoms } from '../columns/in-sight.ts'
import type { Session } from '../session.ts'
import { layColumnAtom } from './lay-column.ts'

/** A column came into sight, with all that has come in since it was seen last, or went out of it. @see BY-33 */
export const seeColumnAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, isInSight: boolean) => {
    session.app.set(inSightAtoms(uuid), isInSight)
    if (isInSight) set(layColumnAtom, session, uuid)
  },
)
