import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { AccountId, RelationshipEntity } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import { applyIntents } from './intents.ts'
import { relationshipIntentAtoms } from './relationship-intents.ts'

/** As the server last told it; undefined until it was asked. */
export const serverRelationshipAtoms = perSession(() =>
  atomFamily((_id: AccountId) => atom<RelationshipEntity | undefined>(undefined)),
)

/** How the own account stands to another, with the wishes that are under way. */
export const relationshipAtoms = perSession((session) =>
  atomFamily((id: AccountId) =>
    atom((get): RelationshipEntity | undefined => {
      const known = get(serverRelationshipAtoms(session)(id))
      if (known === undefined) return undefined
      return applyIntents(known, get(relationshipIntentAtoms(session)(id)))
    }),
  ),
)

export const ingestRelationshipsAtom = atom(
  null,
  (_get, set, session: Session, relationships: readonly RelationshipEntity[]) => {
    for (const relationship of relationships) {
      set(serverRelationshipAtoms(session)(relationship.id), relationship)
    }
  },
)
