import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { AccountId, RelationshipEntity } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import { withIntent, withoutIntent, type Intent, type Intents } from './intents.ts'

/** What is wished of the way the own account stands to each other one. Written by the actions only. */
export const relationshipIntentAtoms = perSession(() =>
  atomFamily((_id: AccountId) => atom<Intents<RelationshipEntity>>([])),
)

export const addRelationshipIntentAtom = atom(
  null,
  (_get, set, session: Session, id: AccountId, intent: Intent<RelationshipEntity>) => {
    set(relationshipIntentAtoms(session)(id), (pending) => withIntent(pending, intent))
  },
)

export const dropRelationshipIntentAtom = atom(
  null,
  (_get, set, session: Session, id: AccountId, kind: string) => {
    set(relationshipIntentAtoms(session)(id), (pending) => withoutIntent(pending, kind))
  },
)
