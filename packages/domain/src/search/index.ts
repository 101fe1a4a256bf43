export {
  FIRST_SHOWN,
  type Found,
  foundOf,
  holdsBack,
  NOTHING_FOUND,
  SEARCH_PAGE_SIZE,
  showAll,
  withMore,
  withoutFound,
} from './found.ts'
export { meantAccount } from './meant-account.ts'
export {
  forgetSearched,
  MOST_RECENT_SEARCHES,
  parseSearches,
  rememberSearch,
} from './recent-searches.ts'
export { searchQuery } from './search-query.ts'
