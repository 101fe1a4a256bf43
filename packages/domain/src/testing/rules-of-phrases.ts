import type { FilterEntity } from '../entities/filter.ts'
import type { FilterRules } from '../filters/index.ts'

/** Rules that each warn of one phrase and are named by it. */
export function rulesOfPhrases(filters: readonly FilterEntity[]): FilterRules {
  return {
    phrases: filters.map((filter) => ({ ...filter, title: filter.phrase, action: 'warn' })),
    statuses: [],
  }
}
