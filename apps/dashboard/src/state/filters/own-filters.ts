import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { FilterId, FilterV2Entity } from '@colonnade/domain/entities'
import { perSession } from '../session.ts'

export interface ServerFilters {
  /** In the server's order; null while nobody has asked. */
  readonly filters: readonly FilterV2Entity[] | null
  /** Made or changed since they were first read. */
  readonly changed: ReadonlySet<FilterId>
  /** They held at an earlier visit: the server may have others by now. */
  readonly isRecalled?: boolean
}

/** The account's filters as the server has them. Written by `keep-filters.ts` only. */
export const serverFiltersAtom = perSession(() =>
  atom<ServerFilters>({ filters: null, changed: new Set<FilterId>() }),
)

/** Filters whose deletion is on its way: they do nothing more. Written by `delete-filter.ts` only. */
export const leavingFiltersAtom = perSession(() => atom<ReadonlySet<FilterId>>(new Set<FilterId>()))

const NO_FILTERS: readonly FilterV2Entity[] = []

/** The account's filters as the user should see them; none while nobody has asked. */
export const ownFiltersAtom = perSession((session) =>
  atom((get): readonly FilterV2Entity[] => {
    const leaving = get(leavingFiltersAtom(session))
    const filters = get(serverFiltersAtom(session)).filters ?? NO_FILTERS
    return leaving.size === 0 ? filters : filters.filter(({ id }) => !leaving.has(id))
  }),
)

/** One of them; undefined where it is not known, or gone. */
export const ownFilterAtoms = perSession((session) =>
  atomFamily((id: FilterId) =>
    atom((get) => get(ownFiltersAtom(session)).find((filter) => filter.id === id)),
  ),
)

/** What went wrong when they were last asked for; the same may be asked again. Written by `filters.ts` only. */
export const filtersErrorAtom = perSession(() => atom<ApiError | null>(null))
