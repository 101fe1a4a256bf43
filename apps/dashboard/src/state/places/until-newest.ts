import type { Session } from '../session.ts'

/** The newest page is waited for no longer than this: where calls are few it may come much later. */
const NEWEST_WAIT_MS = 1_000

/**
 * Waits for the newest page before a column is drawn at a place far below it: what comes in above while
 * the list still goes there would take it to another row.
 */
export function untilNewest({ platform }: Session, loaded: Promise<unknown>): Promise<unknown> {
  const enough = new Promise((resolve) => {
    platform.clock.after(NEWEST_WAIT_MS, () => resolve(null))
  })
  return Promise.race([loaded, enough])
}
