import type { Session } from '../session.ts'

/** Maximum wait for the newest page, which may be delayed when few requests are left. */
const NEWEST_WAIT_MS = 1_000

/**
 * Waits for the newest page before a column is rendered at a position far below it. Rows that are inserted above
 * while the list still scrolls there would change the target row.
 */
export function waitForNewest({ platform }: Session, loaded: Promise<unknown>): Promise<unknown> {
  const enough = new Promise((resolve) => {
    platform.clock.after(NEWEST_WAIT_MS, () => resolve(null))
  })
  return Promise.race([loaded, enough])
}
