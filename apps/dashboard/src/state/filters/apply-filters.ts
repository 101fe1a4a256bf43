import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { FilterId, FilterV2Entity, StatusRecord } from '@colonnade/domain/entities'
import {
  type compileFilters,
  type FilterContext,
  type FilterVerdict,
  type KnownFilters,
  createKnownFilters,
  matchStatus,
  toFilterRules,
} from '@colonnade/domain/filters'
import { perSession, type Session } from '../session.ts'

export interface ServerFilters {
  /** In the server's order; null before they were fetched. */
  readonly filters: readonly FilterV2Entity[] | null
  /** Created or changed since they were first fetched. */
  readonly changed: ReadonlySet<FilterId>
  /** They are restored from the cache. The server may have others by now. */
  readonly isRecalled?: boolean
}

/** The account's filters as the server returned them. Written only by `fetch-filters.ts`. */
export const serverFiltersAtom = perSession(() =>
  atom<ServerFilters>({ filters: null, changed: new Set<FilterId>() }),
)

/** Filters that are being deleted. They do not apply. Written only by `delete-filter.ts`. */
export const deletingFiltersAtom = perSession(() =>
  atom<ReadonlySet<FilterId>>(new Set<FilterId>()),
)

const NO_FILTERS: readonly FilterV2Entity[] = []

/** The account's filters as the user sees them; none before they were fetched. */
export const ownFiltersAtom = perSession((session) =>
  atom((get): readonly FilterV2Entity[] => {
    const leaving = get(deletingFiltersAtom(session))
    const filters = get(serverFiltersAtom(session)).filters ?? NO_FILTERS
    return leaving.size === 0 ? filters : filters.filter(({ id }) => !leaving.has(id))
  }),
)

/** One of them; undefined if it is unknown or deleted. */
export const ownFilterAtoms = perSession((session) =>
  atomFamily((id: FilterId) =>
    atom((get) => get(ownFiltersAtom(session)).find((filter) => filter.id === id)),
  ),
)

/** The last error of fetching them. It can be retried. Written only by `fetch-filters.ts`. */
export const filtersErrorAtom = perSession(() => atom<ApiError | null>(null))

/** The rules of the account's filters. */
export const filterRulesAtom = perSession((session) =>
  atom((get) => toFilterRules(get(ownFiltersAtom(session)))),
)

/** The known filters, to check the matches that servers return with statuses; null before they were fetched. */
export const knownFiltersAtom = perSession((session) =>
  atom((get): KnownFilters | null => {
    const { filters, changed, isRecalled } = get(serverFiltersAtom(session))
    return filters === null || isRecalled === true
      ? null
      : createKnownFilters(get(ownFiltersAtom(session)), changed)
  }),
)

/** Decides whether filters hide a status in one context. @param original the boosted status, for a boost */
export type FilterMatcher = (status: StatusRecord, original: StatusRecord | null) => FilterVerdict

/** When filters were last applied, because filters expire. */
const appliedAtAtom = perSession((session) => atom({ now: session.platform.clock.now() }))

/** Applies the filters again: one has expired, or the server's own filtering was detected. */
export const reapplyFiltersAtom = atom(null, (_get, set, session: Session) => {
  set(appliedAtAtom(session), { now: session.platform.clock.now() })
})

/** Null until `fetch-filters.ts` is loaded, which alone brings filters: most posts are shown before there are any. */
let compiler: typeof compileFilters | null = null

/** Sets the function that compiles filters. */
export function setFilterCompiler(compile: typeof compileFilters): void {
  compiler = compile
}

/** One matcher per context, recreated after every change. Verdicts are cached while both records are unchanged. */
export const filterMatcherAtoms = perSession((session) =>
  atomFamily((context: FilterContext) =>
    atom((get): FilterMatcher => {
      const { now } = get(appliedAtAtom(session))
      const serverFilters = session.api.capabilities.getSupport('serverFilters') === 'yes'
      const filters = compiler?.(get(filterRulesAtom(session)), context, now) ?? null
      const known = get(knownFiltersAtom(session))
      const judge = { me: session.me, context, filters, serverFilters, known, now }
      const judged = new WeakMap<StatusRecord, CachedVerdict>()
      return (status, original) => {
        const before = judged.get(status)
        if (before?.original === original) return before.verdict
        const verdict = matchStatus({ ...judge, status, original })
        judged.set(status, { original, verdict })
        return verdict
      }
    }),
  ),
)

interface CachedVerdict {
  readonly original: StatusRecord | null
  readonly verdict: FilterVerdict
}
