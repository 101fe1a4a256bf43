export { pickCachedRows, CACHED_NEWEST_ROWS } from './pick-cached-rows.ts'
export { readCachedTimeline } from './read-cached-timeline.ts'
export { readCachedFilters } from './read-cached-filters.ts'
export { readCacheTimes, TIMELINE_CACHE_VERSION, type CachedTimeline } from './cached-timeline.ts'
