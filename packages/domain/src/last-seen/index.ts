export { pickSeen, SEEN_NEWEST } from './pick-seen.ts'
export { readSeen } from './read-seen.ts'
export { readSeenFilters } from './read-seen-filters.ts'
export { readSeenTimes, SEEN_VERSION, type SeenList } from './seen-list.ts'
