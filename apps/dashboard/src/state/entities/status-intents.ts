import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { StatusId, StatusRecord } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'

/** What the user wished and the server has not confirmed: laid over the record, never written into it. */
export interface StatusIntent {
  /** One wish per kind: a newer one takes the older one's place. */
  readonly kind: string
  readonly apply: (status: StatusRecord) => StatusRecord
}

const NONE: readonly StatusIntent[] = []

/** Written by the actions only. */
export const pendingIntentAtoms = perSession(() => atomFamily((_id: StatusId) => atom(NONE)))

export const addIntentAtom = atom(
  null,
  (get, set, session: Session, id: StatusId, intent: StatusIntent) => {
    const pending = pendingIntentAtoms(session)(id)
    set(pending, [...get(pending).filter((other) => other.kind !== intent.kind), intent])
  },
)

export const dropIntentAtom = atom(
  null,
  (get, set, session: Session, id: StatusId, kind: string) => {
    const pending = pendingIntentAtoms(session)(id)
    const left = get(pending).filter((intent) => intent.kind !== kind)
    set(pending, left.length === 0 ? NONE : left)
  },
)
