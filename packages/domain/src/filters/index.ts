export { compileFilters, compilePhrases, type FilterPhrase } from './compile-filters.ts'
export { type CompiledFilters, isExpired } from './compiled-filters.ts'
export {
  toFilterDraft,
  FILTER_CONTEXTS,
  FILTER_EXPIRIES,
  type FilterDraft,
  type FilterExpiry,
  type FilterProblem,
  getFilterProblems,
  type KeywordDraft,
  getKeywords,
  NEW_FILTER,
  NEW_KEYWORD,
} from './filter-draft.ts'
export {
  type FilterV1Input,
  type FilterV2Input,
  getRemovedKeywords,
  type KeywordChange,
  getKeywordChanges,
  toFilterV1Input,
  toFilterV2Input,
} from './filter-params.ts'
export {
  getChangedFilters,
  getFilterContext,
  type FilterContext,
  type FilterRule,
  type FilterRules,
  type FilterSource,
  type KnownFilters,
  createKnownFilters,
  toFilterRules,
} from './filter-rules.ts'
export { type FilterVerdict, type MatchInput, matchStatus } from './decide-filter-action.ts'
export { getNextFilterExpiry } from './next-expiry.ts'
