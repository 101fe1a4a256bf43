export {
  type CompiledFilters,
  compileFilters,
  compilePhrases,
  type FilterPhrase,
  isExpired,
} from './compile-filters.ts'
export {
  draftOfV2,
  FILTER_CONTEXTS,
  FILTER_EXPIRIES,
  type FilterDraft,
  type FilterExpiry,
  type FilterProblem,
  filterProblems,
  type KeywordDraft,
  keywordsOf,
  NEW_FILTER,
  NEW_KEYWORD,
} from './filter-draft.ts'
export {
  type FilterV1Input,
  type FilterV2Input,
  goneKeywords,
  type KeywordChange,
  keywordChanges,
  toFilterV1Input,
  toFilterV2Input,
} from './filter-inputs.ts'
export {
  changedFilters,
  filterContext,
  type FilterContext,
  type FilterRule,
  type FilterRules,
  type FilterSource,
  type KnownFilters,
  knownFilters,
  rulesOfV2,
} from './filter-rule.ts'
export { type FilterVerdict, type MatchInput, matchStatus } from './match-status.ts'
export { nextExpiry } from './next-expiry.ts'
