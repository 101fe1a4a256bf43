/** Before the path of a page's first script: the name of the lock that it holds for as long as it lives. */
export const LOCK_PREFIX = 'colonnade/page'
