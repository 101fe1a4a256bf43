import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { StatusId, StatusRecord } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import { withIntent, withoutIntent, type Intent, type Intents } from './intents.ts'

export type StatusIntent = Intent<StatusRecord>

/** What is wished of each status. Written by the actions only. */
export const pendingIntentAtoms = perSession(() =>
  atomFamily((_id: StatusId) => atom<Intents<StatusRecord>>([])),
)

export const addIntentAtom = atom(
  null,
  (_get, set, session: Session, id: StatusId, intent: StatusIntent) => {
    set(pendingIntentAtoms(session)(id), (pending) => withIntent(pending, intent))
  },
)

export const dropIntentAtom = atom(
  null,
  (_get, set, session: Session, id: StatusId, kind: string) => {
    set(pendingIntentAtoms(session)(id), (pending) => withoutIntent(pending, kind))
  },
)
