export { searchQuery } from './search-query.ts'
