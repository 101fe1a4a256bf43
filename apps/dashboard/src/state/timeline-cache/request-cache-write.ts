import { perSession } from '../session.ts'

/** Requests an update of the cache after an account was muted or blocked. Set by `write-cache.ts`. */
export const getCacheWriter = perSession(() => ({ requestWrite: () => {} }))
