export {
  FIRST_SHOWN,
  type Found,
  foundOf,
  holdsBack,
  meantAccount,
  NOTHING_FOUND,
  SEARCH_PAGE_SIZE,
  showAll,
  withMore,
  withoutFound,
} from './found.ts'
export {
  forgetSearched,
  MOST_RECENT_SEARCHES,
  parseSearches,
  rememberSearch,
  searchQuery,
} from './recent-searches.ts'
