export { foundPage, meantAccount, nextFound, SEARCH_PAGE_SIZE, shownOf } from './found.ts'
export {
  forgetSearched,
  MOST_RECENT_SEARCHES,
  parseSearches,
  rememberSearch,
  searchQuery,
} from './recent-searches.ts'
