import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { FilterId, FilterV2Entity, StatusRecord } from '@colonnade/domain/entities'
import {
  compileFilters,
  type FilterContext,
  type FilterVerdict,
  type KnownFilters,
  knownFilters,
  matchStatus,
  rulesOfV2,
} from '@colonnade/domain/filters'
import { perSession, type Session } from '../session.ts'

export interface ServerFilters {
  /** In the server's order; null while nobody has asked. */
  readonly filters: readonly FilterV2Entity[] | null
  /** Made or changed since they were first read. */
  readonly changed: ReadonlySet<FilterId>
  /** They held at an earlier visit: the server may have others by now. */
  readonly isRecalled?: boolean
}

/** The account's filters as the server has them. Written by `filters.ts` only. */
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

/** What the account filters. */
export const filterRulesAtom = perSession((session) =>
  atom((get) => rulesOfV2(get(ownFiltersAtom(session)))),
)

/** What servers said with statuses is held against these; null while nobody has asked for them. */
export const knownFiltersAtom = perSession((session) =>
  atom((get): KnownFilters | null => {
    const { filters, changed, isRecalled } = get(serverFiltersAtom(session))
    return filters === null || isRecalled === true
      ? null
      : knownFilters(get(ownFiltersAtom(session)), changed)
  }),
)

/** Says what becomes of a status in one place. @param original the boosted status, for a boost */
export type FilterJudge = (status: StatusRecord, original: StatusRecord | null) => FilterVerdict

/** When it was last judged: filters end. */
const judgedAtAtom = perSession((session) => atom({ now: session.platform.clock.now() }))

/** Judges all anew: filters have ended, or the server has shown what it does itself. */
export const judgeAnewAtom = atom(null, (_get, set, session: Session) => {
  set(judgedAtAtom(session), { now: session.platform.clock.now() })
})

/** One judge for each place, another after every change: verdicts are kept as long as both records stand. */
export const filterJudgeAtoms = perSession((session) =>
  atomFamily((context: FilterContext) =>
    atom((get): FilterJudge => {
      const { now } = get(judgedAtAtom(session))
      const serverFilters = session.api.capabilities.of('serverFilters') === 'yes'
      const filters = compileFilters(get(filterRulesAtom(session)), context, now)
      const known = get(knownFiltersAtom(session))
      const judge = { me: session.me, context, filters, serverFilters, known, now }
      const judged = new WeakMap<StatusRecord, Judged>()
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

interface Judged {
  readonly original: StatusRecord | null
  readonly verdict: FilterVerdict
}
