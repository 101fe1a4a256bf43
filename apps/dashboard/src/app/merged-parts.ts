// One chunk: a column with several sources needs both.
export { SourceMarks } from '../features/deck/sources/SourceMarks.tsx'
export { MergedBody } from './MergedBody.tsx'
