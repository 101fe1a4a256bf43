import type { AccountKey } from '@colonnade/domain/entities'
import {
  accountStorageKey,
  ACCOUNTS_PREFIX,
  forgetAccount,
  tabDraftKey,
  WRITER_KEY,
} from '../../lib/account-storage.ts'
import type { Platform } from '../../lib/platform.ts'
import type { KeyValueStorage } from '../../lib/storage.ts'

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

/** Whoever chooses to leave is not named by what belongs to no account either. */
export function forgetName(
  { storage, tabStorage }: Pick<Platform, 'storage' | 'tabStorage'>,
  key: AccountKey,
): void {
  tabStorage.remove(tabDraftKey(key))
  if (storage.read(WRITER_KEY) === key) storage.remove(WRITER_KEY)
}

/** Every account of which something is kept here. */
export function keptAccounts(storage: KeyValueStorage): readonly AccountKey[] {
  const start = `${ACCOUNTS_PREFIX}/`
  const names = storage.keys().filter((name) => name.startsWith(start))
  const keys = names.map((name) => name.slice(start.length, name.lastIndexOf('/')))
  return [...new Set(keys)] as AccountKey[]
}
