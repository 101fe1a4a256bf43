import type { AccountKey } from '@colonnade/domain/entities'
import type { Platform } from '../../lib/platform.ts'
import type { KeyValueStorage } from '../../lib/storage.ts'

const PREFIX = 'colonnade/accounts'

/** What all that is kept of an account begins with. */
export const accountPrefix = (key: AccountKey): string => `${PREFIX}/${key}/`

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

/** What is kept of an account whose token was revoked: its layout, and that its sign-in has ended. */
const KEPT_PARTS = ['settings', 'places', 'ended'] as const

/** Forgets the sign-in of an account, and keeps its drafts and its layout for the next one. */
export function forgetSignIn(
  platform: Pick<Platform, 'storage' | 'lastSeen'>,
  key: AccountKey,
): void {
  forgetAccount(
    platform,
    key,
    KEPT_PARTS.map((part) => accountStorageKey(key, part)),
  )
}

const isSight = (name: string) => name.startsWith(`${PREFIX}/`) && name.endsWith('/sight')

/** Under what this browser keeps who wrote last. */
export const WRITER_KEY = 'colonnade/writer'

/** Under what a tab keeps which draft it had open. */
export const tabDraftKey = (key: AccountKey): string => `colonnade/draft/${key}`

/** Whoever chooses to leave is not named by what belongs to no account either. */
export function forgetName(
  { storage, tabStorage }: Pick<Platform, 'storage' | 'tabStorage'>,
  key: AccountKey,
): void {
  tabStorage.remove(tabDraftKey(key))
  if (storage.read(WRITER_KEY) === key) storage.remove(WRITER_KEY)
}

/** The texts of every account that is kept here. */
export function keptSessions(storage: KeyValueStorage): readonly string[] {
  return storage
    .keys()
    .filter((name) => name.startsWith(`${PREFIX}/`) && name.endsWith('/session'))
    .toSorted()
    .flatMap((name) => storage.read(name) ?? [])
}

/** Every account of which something is kept here. */
export function keptAccounts(storage: KeyValueStorage): readonly AccountKey[] {
  const start = `${PREFIX}/`
  const names = storage.keys().filter((name) => name.startsWith(start))
  const keys = names.map((name) => name.slice(start.length, name.lastIndexOf('/')))
  return [...new Set(keys)] as AccountKey[]
}
