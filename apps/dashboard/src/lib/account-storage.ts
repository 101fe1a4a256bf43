import type { AccountKey } from '@colonnade/domain/entities'
import type { Platform } from './platform.ts'
import type { KeyValueStorage } from './storage.ts'

/** The prefix of all keys of all accounts. */
export const ACCOUNTS_PREFIX = 'colonnade/accounts'

/** Returns the prefix of all keys of an account. */
export const getAccountPrefix = (key: AccountKey): string => `${ACCOUNTS_PREFIX}/${key}/`

/**
 * Returns a storage key of an account. All keys of an account share one prefix, so that they can be removed together.
 */
export const getAccountStorageKey = (
  key: AccountKey,
  part:
    | 'session'
    | 'first-calls'
    | 'sight'
    | 'settings'
    | 'push'
    | 'sent'
    | 'tags'
    | 'searches'
    | 'places'
    | 'markers'
    | 'seen'
    | 'ended'
    | 'look'
    | 'adds'
    | 'replies-for'
    | 'marks',
): string => getAccountPrefix(key) + part

/** Returns the key of an account's list in the timeline cache. */
export const getTimelineCacheKey = (key: AccountKey, list: string): string => `${key} ${list}`

/** Removes all stored data of an account except its drafts. @param kept keys to keep as well */
export function removeAccountData(
  { storage, timelineCache }: Pick<Platform, 'storage' | 'timelineCache'>,
  key: AccountKey,
  kept: readonly string[] = [],
): void {
  const prefix = getAccountPrefix(key)
  // A view snapshot of any account may show columns of this one.
  const isAccountData = (name: string) => name.startsWith(prefix) || isViewSnapshotKey(name)
  for (const name of storage.keys())
    if (isAccountData(name) && !kept.includes(name)) storage.remove(name)
  // When the browser has no such store, it has no entries to remove.
  timelineCache
    .remove((name) => name.startsWith(getTimelineCacheKey(key, '')))
    .catch(() => undefined)
}

const isViewSnapshotKey = (name: string) =>
  name.startsWith(`${ACCOUNTS_PREFIX}/`) && name.endsWith('/sight')

/** The key of the current account, in both storages: of this tab, and of the tab that chose last. */
export const CURRENT_ACCOUNT_KEY = 'colonnade/account'

/** The key of the account that wrote last in this browser. */
export const WRITER_KEY = 'colonnade/writer'

/** The key of the authors that a tab's composers have. */
export const AUTHORS_KEY = 'colonnade/authors'

/** Returns the key of the draft that a tab has open. */
export const getTabDraftKey = (key: AccountKey): string => `colonnade/draft/${key}`

/** Returns the key of where the reply comes from that an account writes in a tab. */
export const getTabReplyKey = (key: AccountKey): string => `colonnade/reply/${key}`

/** Returns the stored sessions of all accounts, as text. */
export function readStoredSessions(storage: KeyValueStorage): readonly string[] {
  return storage
    .keys()
    .filter((name) => name.startsWith(`${ACCOUNTS_PREFIX}/`) && name.endsWith('/session'))
    .toSorted()
    .flatMap((name) => storage.read(name) ?? [])
}
