import type { AccountKey } from '@colonnade/domain/entities'
import type { KeyValueStorage } from '../../lib/storage.ts'
import { accountStorageKey } from '../sessions/account-storage.ts'
import { parsedJson } from './parsed-json.ts'

const VERSION = 1

/** What this browser keeps of an account's settings. */
export interface LocalCopy {
  /** Whether the server has it too; a copy that it lacks wins over the server's at the next start. */
  readonly saved: boolean
  readonly data: unknown
}

export function readLocalCopy(storage: KeyValueStorage, key: AccountKey): LocalCopy | null {
  const raw = parsedJson(storage.read(accountStorageKey(key, 'settings')))
  if (typeof raw !== 'object' || raw === null || !('data' in raw)) return null
  return { saved: 'saved' in raw && raw.saved === true, data: raw.data }
}

/** @returns false when the browser's storage is full */
export function writeLocalCopy(
  storage: KeyValueStorage,
  key: AccountKey,
  copy: LocalCopy,
): boolean {
  const text = JSON.stringify({ version: VERSION, ...copy })
  return storage.write(accountStorageKey(key, 'settings'), text)
}
