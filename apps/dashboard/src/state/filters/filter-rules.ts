import { atom } from 'jotai/vanilla'
import { type KnownFilters, knownFilters, rulesOfV2 } from '@colonnade/domain/filters'
import { perSession } from '../session.ts'
import { ownFiltersAtom, serverFiltersAtom } from './own-filters.ts'

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
