import type { FilterEntity } from '../entities/filter.ts'
import type { FilterRules } from '../filters/index.ts'

/** Creates a rule for each phrase, which warns and has the phrase as title. */
export function createPhraseRules(filters: readonly FilterEntity[]): FilterRules {
  return {
    phrases: filters.map((filter) => ({ ...filter, title: filter.phrase, action: 'warn' })),
    statuses: [],
  }
}
