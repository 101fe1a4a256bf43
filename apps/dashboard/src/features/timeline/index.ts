export { RemoveColumnButton } from './RemoveColumnButton.tsx'
export { TimelineColumn } from './TimelineColumn.tsx'
