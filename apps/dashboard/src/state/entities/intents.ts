import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type {
  AccountId,
  RelationshipEntity,
  StatusId,
  StatusRecord,
} from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'

/**
 * A pending change: made by the user and not confirmed by the server. Applied on top of the record, never written to
 * it.
 */
export interface Intent<Entity> {
  /** There is one pending change per kind. A newer one replaces the older. */
  readonly kind: string
  readonly apply: (entity: Entity) => Entity
}

export type Intents<Entity> = readonly Intent<Entity>[]

export function addToIntents<Entity>(
  pending: Intents<Entity>,
  intent: Intent<Entity>,
): Intents<Entity> {
  return [...pending.filter(({ kind }) => kind !== intent.kind), intent]
}

export function removeFromIntents<Entity>(pending: Intents<Entity>, kind: string): Intents<Entity> {
  return pending.filter((intent) => intent.kind !== kind)
}

/** Returns the record with every pending change applied, the oldest first. */
export function applyIntents<Entity>(record: Entity, pending: Intents<Entity>): Entity {
  return pending.reduce((entity, intent) => intent.apply(entity), record)
}

export type StatusIntent = Intent<StatusRecord>

/** The pending changes of each status. Written only by the actions. */
export const pendingIntentAtoms = perSession(() =>
  atomFamily((_id: StatusId) => atom<Intents<StatusRecord>>([])),
)

export const addIntentAtom = atom(
  null,
  (_get, set, session: Session, id: StatusId, intent: StatusIntent) => {
    set(pendingIntentAtoms(session)(id), (pending) => addToIntents(pending, intent))
  },
)

export const removeIntentAtom = atom(
  null,
  (_get, set, session: Session, id: StatusId, kind: string) => {
    set(pendingIntentAtoms(session)(id), (pending) => removeFromIntents(pending, kind))
  },
)

/** The pending changes of each relationship. Written only by the actions. */
export const relationshipIntentAtoms = perSession(() =>
  atomFamily((_id: AccountId) => atom<Intents<RelationshipEntity>>([])),
)

export const addRelationshipIntentAtom = atom(
  null,
  (_get, set, session: Session, id: AccountId, intent: Intent<RelationshipEntity>) => {
    set(relationshipIntentAtoms(session)(id), (pending) => addToIntents(pending, intent))
  },
)

export const removeRelationshipIntentAtom = atom(
  null,
  (_get, set, session: Session, id: AccountId, kind: string) => {
    set(relationshipIntentAtoms(session)(id), (pending) => removeFromIntents(pending, kind))
  },
)
