import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type {
  AccountCounters,
  AccountId,
  AccountRecord,
  RelationshipEntity,
} from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import { applyIntents, relationshipIntentAtoms } from './intents.ts'

/** The relationship as the server last returned it; undefined before it is known. */
export const serverRelationshipAtoms = perSession(() =>
  atomFamily((_id: AccountId) => atom<RelationshipEntity | undefined>(undefined)),
)

/** The relationship to another account, with the pending changes. */
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

/** Each account without its counters. Written only by ingest and garbage collection. */
export const accountAtoms = perSession((session) =>
  atomFamily((id: AccountId) => {
    const recordAtom = atom<AccountRecord | undefined>(undefined)
    recordAtom.onMount = () => {
      session.mountedAccounts.add(id)
      return () => session.mountedAccounts.delete(id)
    }
    return recordAtom
  }),
)

/** Counters change often. They are stored separately, so that a follow does not re-render every row of its author. */
export const accountCountersAtoms = perSession(() =>
  atomFamily((_id: AccountId) => atom<AccountCounters | undefined>(undefined)),
)

export interface AccountView extends AccountRecord, AccountCounters {
  readonly relationship: RelationshipEntity | undefined
  readonly movedTo: AccountRecord | null
}

const UNKNOWN: AccountCounters = { followers_count: 0, following_count: 0, statuses_count: 0 }

/** Account, counters, relationship and the account it moved to, for a profile. */
export const accountViewAtoms = perSession((session) =>
  atomFamily((id: AccountId) =>
    atom((get): AccountView | undefined => {
      const account = get(accountAtoms(session)(id))
      if (account === undefined) return undefined
      return {
        ...account,
        ...(get(accountCountersAtoms(session)(id)) ?? UNKNOWN),
        relationship: get(relationshipAtoms(session)(id)),
        movedTo:
          account.moved === null ? null : (get(accountAtoms(session)(account.moved)) ?? null),
      }
    }),
  ),
)
