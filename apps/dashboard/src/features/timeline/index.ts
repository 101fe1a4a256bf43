export { RemoveColumn } from './RemoveColumn.tsx'
export { TimelineColumn } from './TimelineColumn.tsx'
