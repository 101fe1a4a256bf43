import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { AccountId, RelationshipEntity } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'

/** What a pending follow or unfollow makes of a relationship. */
export type RelationshipIntent = (relationship: RelationshipEntity) => RelationshipEntity

/** As the server last told it; undefined until it was asked. */
export const serverRelationshipAtoms = perSession(() =>
  atomFamily((_id: AccountId) => atom<RelationshipEntity | undefined>(undefined)),
)

export const relationshipIntentAtoms = perSession(() =>
  atomFamily((_id: AccountId) => atom<{ readonly apply: RelationshipIntent } | null>(null)),
)

/** How the own account stands to another, with the wish that is under way. */
export const relationshipAtoms = perSession((session) =>
  atomFamily((id: AccountId) =>
    atom((get): RelationshipEntity | undefined => {
      const known = get(serverRelationshipAtoms(session)(id))
      const intent = get(relationshipIntentAtoms(session)(id))
      return known === undefined || intent === null ? known : intent.apply(known)
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
