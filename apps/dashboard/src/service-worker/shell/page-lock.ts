/** The prefix of the lock that a page holds while it is open. The path of its first script follows. */
export const LOCK_PREFIX = 'colonnade/page'
