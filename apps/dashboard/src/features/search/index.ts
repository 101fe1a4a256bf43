export { SearchColumn } from './SearchColumn.tsx'
