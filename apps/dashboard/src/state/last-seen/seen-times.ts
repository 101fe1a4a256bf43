import { readSeenTimes, SEEN_VERSION } from '@colonnade/domain/last-seen'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import type { Session } from '../session.ts'

/**
 * When each list of an account was seen last, in milliseconds since 1970. It stands in the plain storage, so that a
 * start knows at once whether there is anything to read: a first visit opens no database.
 */
export const seenTimes = ({ platform, key }: Session): ReadonlyMap<string, number> =>
  readSeenTimes(parsedJson(platform.storage.read(accountStorageKey(key, 'seen'))))

export function writeSeenTimes(session: Session, times: ReadonlyMap<string, number>): void {
  const text = JSON.stringify({ version: SEEN_VERSION, times: Object.fromEntries(times) })
  session.platform.storage.write(accountStorageKey(session.key, 'seen'), text)
}
