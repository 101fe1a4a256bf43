import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { AccountId, FoundTagEntity, StatusId } from '@colonnade/domain/entities'
import { NOTHING_FOUND, type Found } from '@colonnade/domain/search'
import { holdRecords } from '../entities/holders.ts'
import { perSession } from '../session.ts'

/** What a search is divided into. */
export interface Findings {
  readonly accounts: Found<AccountId>
  readonly hashtags: Found<FoundTagEntity>
  readonly statuses: Found<StatusId>
}

export type FoundKind = keyof Findings

export interface Search extends Findings {
  /** What was last asked for; '' before that. */
  readonly query: string
  readonly phase: 'idle' | 'searching' | 'found' | 'failed'
  readonly error: ApiError | null
  /** Which kinds are asked for more just now. */
  readonly growing: ReadonlySet<FoundKind>
}

export const NO_SEARCH: Search = {
  query: '',
  phase: 'idle',
  error: null,
  accounts: NOTHING_FOUND,
  hashtags: NOTHING_FOUND,
  statuses: NOTHING_FOUND,
  growing: new Set(),
}

/** What each search column found. Written in this folder only. */
export const searchAtoms = perSession(() => atomFamily((_uuid: string) => atom(NO_SEARCH)))
holdRecords((get, session) => {
  const searches = [...searchAtoms(session).getParams()].map((uuid) =>
    get(searchAtoms(session)(uuid)),
  )
  return {
    statuses: searches.flatMap(({ statuses }) => statuses.items),
    accounts: searches.flatMap(({ accounts }) => accounts.items),
  }
})

/** Two hashtags of one name are one. */
export const nameOf = ({ name }: FoundTagEntity): string => name
