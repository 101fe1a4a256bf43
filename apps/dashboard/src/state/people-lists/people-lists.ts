import { atomFamily } from 'jotai-family'
import { atom, type Getter } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'

/** Whom a list shows: who boosted a status, or who favourited it. */
export type PeopleListKind = 'REBLOGGED_BY' | 'FAVOURITED_BY'
export type PeopleListKey = `${PeopleListKind} ${StatusId}`

export interface PeopleList {
  readonly isLoading: boolean
  /** What went wrong last; the same may be asked again. */
  readonly error: ApiError | null
  /** null before the first page came. */
  readonly items: readonly AccountId[] | null
  /** The Link header's way to the next page; null for none. */
  readonly next: string | null
}

const NOT_ASKED: PeopleList = { isLoading: false, error: null, items: null, next: null }

/** Who did something with a status. Written in this folder only. */
export const peopleListAtoms = perSession(() =>
  atomFamily((_key: PeopleListKey) => atom(NOT_ASKED)),
)

/** Everybody in the lists that are remembered, drawn or not. */
export const listedPeople = (get: Getter, session: Session): AccountId[] =>
  [...peopleListAtoms(session).getParams()].flatMap(
    (key) => get(peopleListAtoms(session)(key)).items ?? [],
  )
