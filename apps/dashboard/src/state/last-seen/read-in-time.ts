import { seenName } from '../../lib/account-storage.ts'
import type { Session } from '../session.ts'

/** WebKit now and then never answers the first question to its IndexedDB, and a column would wait for ever. */
const PATIENCE_MS = 4_000

/** What an earlier visit kept under this name; null where it cannot be read, or not in time. Never rejects. */
export async function readInTime({ platform, key }: Session, name: string): Promise<unknown> {
  let stop = () => {}
  const patience = new Promise<null>((resolve) => {
    stop = platform.clock.after(PATIENCE_MS, () => resolve(null))
  })
  const read = platform.lastSeen.read(seenName(key, name)).catch(() => null)
  return Promise.race([read, patience]).finally(() => stop())
}
