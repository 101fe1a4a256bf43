import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type {
  AccountCounters,
  AccountId,
  AccountRecord,
  RelationshipEntity,
} from '@colonnade/domain/entities'
import { perSession } from '../session.ts'
import { relationshipAtoms } from './relationships.ts'

/** Each account without its counters. Written by ingest and the sweep only. */
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

/** Numbers that change often: kept apart, so that a follow does not redraw every row of its author. */
export const accountCountersAtoms = perSession(() =>
  atomFamily((_id: AccountId) => atom<AccountCounters | undefined>(undefined)),
)

export interface AccountView extends AccountRecord, AccountCounters {
  readonly relationship: RelationshipEntity | undefined
  readonly movedTo: AccountRecord | null
}

const UNKNOWN: AccountCounters = { followers_count: 0, following_count: 0, statuses_count: 0 }

/** Account, counters, relationship and the account it moved to, as a profile shows them. */
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
