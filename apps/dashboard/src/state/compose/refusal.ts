import { atom } from 'jotai/vanilla'
import { firstUndescribed } from '@colonnade/domain/compose'
import { perSession, type Session } from '../session.ts'
import { cardsAtom } from './attachment-cards.ts'
import { draftIdAtom } from './draft-id.ts'

/** The name of the draft that was not published, since its author wants every file described. */
const refusedAtom = perSession(() => atom<string | null>(null))

/** What is in the composer is not published before its files are described (BY-22). */
export const refuseAtom = atom(null, (get, set, session: Session) => {
  set(refusedAtom(session), get(draftIdAtom(session)))
})

/** Whether that is still so. */
export const isRefusedAtom = perSession((session) =>
  atom((get): boolean => {
    if (get(refusedAtom(session)) !== get(draftIdAtom(session))) return false
    const attached = get(cardsAtom(session)).filter(({ media }) => media !== null)
    return firstUndescribed(attached) !== null
  }),
)
