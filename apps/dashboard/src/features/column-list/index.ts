export { ColumnRows } from './ColumnRows.tsx'
