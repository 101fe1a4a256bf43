export {
  toResultPage,
  findMatchingAccount,
  appendResults,
  SEARCH_PAGE_SIZE,
  getShownCount,
} from './search-results.ts'
export {
  removeRecentSearch,
  MAX_RECENT_SEARCHES,
  parseSearches,
  addRecentSearch,
  toSearchQuery,
} from './recent-searches.ts'
