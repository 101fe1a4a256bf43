export { TimelineColumn } from './TimelineColumn.tsx'
