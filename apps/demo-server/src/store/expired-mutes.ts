import type { Db, Store } from './store.ts'

/** How long a look at the clock is good for: mutes are timed in seconds. */
const FRESH_MS = 1_000

const looked = new WeakMap<Store, number>()

/**
 * Ends the mutes whose time is over, so that no query need ask for the time.
 *
 * @param db the transaction, where there is one
 */
export async function dropExpiredMutes(store: Store, db: Db = store.db): Promise<void> {
  const now = store.clock()
  if (Math.abs(now - (looked.get(store) ?? Number.NEGATIVE_INFINITY)) < FRESH_MS) return
  looked.set(store, now)
  await db.deleteFrom('mutes').where('expires_at', '<=', new Date(now)).execute()
}
