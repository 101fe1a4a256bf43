export { ThreadColumn } from './ThreadColumn.tsx'
