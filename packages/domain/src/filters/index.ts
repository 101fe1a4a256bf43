export { compileFilters, compilePhrases, isExpired, type FilterPhrase } from './compile-filters.ts'
export { filterContext, type FilterContext } from './filter-context.ts'
export { type FilterVerdict, type MatchInput, matchStatus } from './match-status.ts'
