import type { AccountKey } from '@colonnade/domain/entities'
import type { Platform } from './platform.ts'
import type { KeyValueStorage } from './storage.ts'

/** Under what everything of an account is kept. */
export const ACCOUNTS_PREFIX = 'colonnade/accounts'

/** What all that is kept of an account begins with. */
export const accountPrefix = (key: AccountKey): string => `${ACCOUNTS_PREFIX}/${key}/`

/** Everything kept of an account stands under one prefix, so that it can be forgotten as one. */
export const accountStorageKey = (
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
    | 'ended',
): string => accountPrefix(key) + part

/** The name of one of an account's lists in the room of what was seen last. */
export const seenName = (key: AccountKey, list: string): string => `${key} ${list}`

/** Forgets all that is kept of an account but its drafts. @param kept the names of what stays too */
export function forgetAccount(
  { storage, lastSeen }: Pick<Platform, 'storage' | 'lastSeen'>,
  key: AccountKey,
  kept: readonly string[] = [],
): void {
  const prefix = accountPrefix(key)
  // Whatever account a sight is kept for, the columns of this one may be in it.
  const isOf = (name: string) => name.startsWith(prefix) || isSight(name)
  for (const name of storage.keys()) if (isOf(name) && !kept.includes(name)) storage.remove(name)
  // Where the browser keeps nothing, nothing is left either.
  lastSeen.forget((name) => name.startsWith(seenName(key, ''))).catch(() => undefined)
}

const isSight = (name: string) => name.startsWith(`${ACCOUNTS_PREFIX}/`) && name.endsWith('/sight')

/** Under what this browser keeps who wrote last. */
export const WRITER_KEY = 'colonnade/writer'

/** Under what a tab keeps which draft it had open. */
export const tabDraftKey = (key: AccountKey): string => `colonnade/draft/${key}`

/** The texts of every account that is kept here. */
export function keptSessions(storage: KeyValueStorage): readonly string[] {
  return storage
    .keys()
    .filter((name) => name.startsWith(`${ACCOUNTS_PREFIX}/`) && name.endsWith('/session'))
    .toSorted()
    .flatMap((name) => storage.read(name) ?? [])
}
