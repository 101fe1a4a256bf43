export { ColumnRows, type GapRowComponent, type ListRowPosition } from './ColumnRows.tsx'
