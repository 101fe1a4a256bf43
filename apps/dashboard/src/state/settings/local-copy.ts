import type { AccountKey } from '@colonnade/domain/entities'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import type { KeyValueStorage } from '../../lib/storage.ts'

const VERSION = 1

/** What this browser keeps of an account's settings. */
export interface LocalCopy {
  /**
   * When the server was known to have it, ms since 1970; null while it lacks it. A copy that it lacks wins over the
   * server's at the next start, and so does one that it got while that start's page was on its way.
   */
  readonly savedAt: number | null
  readonly data: unknown
}

export function readLocalCopy(storage: KeyValueStorage, key: AccountKey): LocalCopy | null {
  const raw = parsedJson(storage.read(accountStorageKey(key, 'settings')))
  if (typeof raw !== 'object' || raw === null || !('data' in raw)) return null
  const isSaved = 'saved' in raw && raw.saved === true
  const savedAt = 'savedAt' in raw && typeof raw.savedAt === 'number' ? raw.savedAt : 0
  return { savedAt: isSaved ? savedAt : null, data: raw.data }
}

/** @returns false when the browser's storage is full */
export function writeLocalCopy(
  storage: KeyValueStorage,
  key: AccountKey,
  copy: LocalCopy,
): boolean {
  const text = JSON.stringify({ version: VERSION, saved: copy.savedAt !== null, ...copy })
  return storage.write(accountStorageKey(key, 'settings'), text)
}
