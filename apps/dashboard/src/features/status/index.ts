export { DisplayName } from './DisplayName.tsx'
export { RelativeTime } from './time/RelativeTime.tsx'
export { StatusRow } from './StatusRow.tsx'
export { Tombstone as StatusTombstone } from './Tombstone.tsx'
