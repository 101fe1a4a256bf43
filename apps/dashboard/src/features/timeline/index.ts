export type { SourceNameComponent } from './merged/MergedColumn.tsx'
export { RemoveColumnButton } from './RemoveColumnButton.tsx'
export { TimelineColumn } from './TimelineColumn.tsx'
