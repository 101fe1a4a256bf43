import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type {
  AccountId,
  RelationshipEntity,
  StatusId,
  StatusRecord,
} from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'

/** What the user wished and the server has not confirmed: laid over the record, never written into it. */
export interface Intent<Entity> {
  /** One wish per kind: a newer one takes the older one's place. */
  readonly kind: string
  readonly apply: (entity: Entity) => Entity
}

export type Intents<Entity> = readonly Intent<Entity>[]

export function withIntent<Entity>(
  pending: Intents<Entity>,
  intent: Intent<Entity>,
): Intents<Entity> {
  return [...pending.filter(({ kind }) => kind !== intent.kind), intent]
}

export function withoutIntent<Entity>(pending: Intents<Entity>, kind: string): Intents<Entity> {
  return pending.filter((intent) => intent.kind !== kind)
}

/** What the user should see: the record with every wish, the oldest first. */
export function applyIntents<Entity>(record: Entity, pending: Intents<Entity>): Entity {
  return pending.reduce((entity, intent) => intent.apply(entity), record)
}

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
