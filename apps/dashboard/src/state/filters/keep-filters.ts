import { atom } from 'jotai/vanilla'
import type { FilterId, FilterV2Entity } from '@colonnade/domain/entities'
import { changedFilters } from '@colonnade/domain/filters'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { judgeAnewAtom } from './filter-judge.ts'
import { serverFiltersAtom } from './own-filters.ts'

/** Takes in all filters as the server has them by now; what is open is judged by them at once. */
export const keepFiltersAtom = atom(
  null,
  (get, set, session: Session, filters: readonly FilterV2Entity[]): void => {
    const known = get(serverFiltersAtom(session))
    const before = known.isRecalled === true ? { ...known, filters: null } : known
    const changed = changedFilters(before.filters, filters)
    const isSame = changed.length === 0 && before.filters?.length === filters.length
    if (isSame) return
    set(serverFiltersAtom(session), { filters, changed: new Set([...before.changed, ...changed]) })
    set(judgeAnewAtom, session)
  },
)

/** Takes in the filters of an earlier visit, unless the server has told them by now. */
export const recallOwnFiltersAtom = atom(
  null,
  (get, set, session: Session, filters: readonly FilterV2Entity[]): void => {
    const known = get(serverFiltersAtom(session))
    if (known.filters !== null) return
    set(serverFiltersAtom(session), { ...known, filters, isRecalled: true })
    set(judgeAnewAtom, session)
  },
)

/** Takes in what became of one filter, or of a new one: on an old server several. */
export const keepFilterAtom = atom(
  null,
  (get, set, session: Session, id: FilterId | null, became: readonly FilterV2Entity[]): void => {
    const all = get(serverFiltersAtom(session)).filters
    // One alone must not pass for all.
    if (all === null) return
    const made = new Set(became.map((filter) => filter.id))
    // The server may have told of it in a list before it answered.
    const others = all.filter((one) => one.id === id || !made.has(one.id))
    const isNew = !others.some((filter) => filter.id === id)
    const filters = isNew
      ? [...others, ...became]
      : others.flatMap((one) => (one.id === id ? became : [one]))
    set(keepFiltersAtom, session, filters)
    shareChange(session, { type: 'filters', filters })
  },
)
