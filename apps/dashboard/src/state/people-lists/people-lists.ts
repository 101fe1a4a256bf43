import { atomFamily } from 'jotai-family'
import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { AccountId } from '@colonnade/domain/entities'
import { holdRecords } from '../entities/holders.ts'
import { NOT_ASKED, type LinkedPages } from '../linked/linked-pages.ts'
import { perSession } from '../session.ts'

/** Lists about a status or an account, whose id their key carries. */
export type PeopleListKind = 'REBLOGGED_BY' | 'FAVOURITED_BY' | 'FOLLOWERS' | 'FOLLOWING'
/** Lists of the own account alone. */
export type OwnListKind = 'FOLLOW_REQUESTS' | 'BLOCKS' | 'MUTES'
export type PeopleListKey = `${PeopleListKind} ${string}` | OwnListKind

/** Whom a list shows, as the server has it. Written in this folder only. @see ACC-16 */
export const peopleListAtoms = perSession(() =>
  atomFamily((_key: PeopleListKey): PrimitiveAtom<LinkedPages<AccountId>> =>
    atom<LinkedPages<AccountId>>(NOT_ASKED),
  ),
)

// Everybody in the lists that are remembered, drawn or not.
holdRecords((get, session) => ({
  accounts: [...peopleListAtoms(session).getParams()].flatMap(
    (key) => get(peopleListAtoms(session)(key)).items,
  ),
}))
