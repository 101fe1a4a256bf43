import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { AccountId, FoundTagEntity, StatusId } from '@colonnade/domain/entities'
import { type Found, NOTHING_FOUND, withoutFound } from '@colonnade/domain/search'
import { putBack } from '@colonnade/domain/timeline'
import { holdRecords } from '../entities/holders.ts'
import { isByAnyOf } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'

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

/** Puts statuses back among what was found, where the same is still looked for. @param before the searches as they were */
export const bringFoundBackAtom = atom(
  null,
  (get, set, session: Session, before: ReadonlyMap<string, Search>, ids: ReadonlySet<StatusId>) => {
    for (const [uuid, was] of before) {
      const searchAtom = searchAtoms(session)(uuid)
      const search = get(searchAtom)
      if (search.query !== was.query) continue
      const { items, shown } = search.statuses
      const all = putBack(items, was.statuses.items, ids).filter((id) => id !== null)
      if (all.length === items.length) continue
      const statuses = { ...search.statuses, items: all, shown: shown + all.length - items.length }
      set(searchAtom, { ...search, statuses })
    }
  },
)

/** Takes deleted statuses out of what was found. */
export const removeFoundStatusesAtom = atom(
  null,
  (_get, set, session: Session, gone: ReadonlySet<StatusId>) => {
    set(removeAtom, session, (id) => gone.has(id))
  },
)

/** Takes out what blocked or muted accounts wrote; the people themselves stay: there they can be let back in. */
export const removeFoundStatusesOfAtom = atom(
  null,
  (get, set, session: Session, accounts: ReadonlySet<AccountId>) => {
    set(removeAtom, session, (id) => isByAnyOf(get, session, id, accounts))
  },
)

const removeAtom = atom(null, (get, set, session: Session, isGone: (id: StatusId) => boolean) => {
  for (const uuid of searchAtoms(session).getParams()) {
    const searchAtom = searchAtoms(session)(uuid)
    const search = get(searchAtom)
    const statuses = withoutFound(search.statuses, isGone)
    if (statuses !== search.statuses) set(searchAtom, { ...search, statuses })
  }
})
