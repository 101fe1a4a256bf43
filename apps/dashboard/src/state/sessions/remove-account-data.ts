// Stored records have this key. cspell:ignore told
import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import {
  ACCOUNTS_PREFIX,
  getAccountStorageKey,
  removeAccountData,
} from '../../lib/account-storage.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import type { Platform } from '../../lib/platform.ts'
import type { KeyValueStorage } from '../../lib/storage.ts'
import { platformAtom } from '../app-store.ts'
import { sessionsAtom } from '../sessions.ts'

/** The stored parts that stay for an account whose token was revoked: its layout, look and marks, and that its sign-in has ended. */
const KEPT_PARTS = ['settings', 'places', 'look', 'marks', 'ended'] as const

/** Removes the stored sign-in of an account. Its drafts and layout stay for the next one. */
export function removeSignIn(
  platform: Pick<Platform, 'storage' | 'timelineCache'>,
  key: AccountKey,
): void {
  removeAccountData(
    platform,
    key,
    KEPT_PARTS.map((part) => getAccountStorageKey(key, part)),
  )
}

/** Returns every account that has stored data in this browser. */
export function findStoredAccounts(storage: KeyValueStorage): readonly AccountKey[] {
  const start = `${ACCOUNTS_PREFIX}/`
  const names = storage.keys().filter((name) => name.startsWith(start))
  const keys = names.map((name) => name.slice(start.length, name.lastIndexOf('/')))
  return [...new Set(keys)] as AccountKey[]
}

/**
 * A sign-in that its server ended, or one that the user ended and whose columns stay. Stored until the account signs in
 * again.
 */
export interface EndedSignIn {
  readonly key: AccountKey
  readonly origin: string
  /** Whether a toast about it was shown. */
  readonly isAnnounced: boolean
  /** Whether the user signed out. */
  readonly isSignedOut?: boolean
}

/** The stored form. Its keys must not change, because browsers keep it across releases. */
interface StoredEndedSignIn {
  readonly key: AccountKey
  readonly origin: string
  readonly isTold?: boolean
  readonly isSignedOut?: boolean
}

export function storeEndedSignIn(
  storage: KeyValueStorage,
  { key, origin, isAnnounced, isSignedOut = false }: EndedSignIn,
): void {
  const stored: StoredEndedSignIn = { key, origin, isTold: isAnnounced, isSignedOut }
  storage.write(getAccountStorageKey(key, 'ended'), JSON.stringify(stored))
}

/** Returns the stored note of an ended sign-in; null if there is none. */
function readEndedSignIn(storage: KeyValueStorage, key: AccountKey): StoredEndedSignIn | null {
  const raw = parseJsonOrNull(storage.read(getAccountStorageKey(key, 'ended')))
  return isStoredEndedSignIn(raw) ? raw : null
}

export function hasEndedSignIn(storage: KeyValueStorage, key: AccountKey): boolean {
  return storage.read(getAccountStorageKey(key, 'ended')) !== null
}

/** Whether the user signed out of the account and kept its columns. */
export const isSignedOutAsleep = (storage: KeyValueStorage, key: AccountKey): boolean =>
  readEndedSignIn(storage, key)?.isSignedOut === true

/** The ended sign-ins of accounts that have not signed in again. */
export const endedSignInsAtom = atom((get): readonly EndedSignIn[] => {
  const signedIn = new Set(get(sessionsAtom).map(({ key }) => key))
  const { storage } = get(platformAtom)
  return findStoredAccounts(storage)
    .filter((key) => !signedIn.has(key))
    .map((key) => readEndedSignIn(storage, key))
    .filter((stored) => stored !== null)
    .map(({ key, origin, isTold, isSignedOut }) => ({
      key,
      origin,
      isAnnounced: isTold === true,
      isSignedOut: isSignedOut === true,
    }))
})

function isStoredEndedSignIn(raw: unknown): raw is StoredEndedSignIn {
  if (typeof raw !== 'object' || raw === null) return false
  return 'key' in raw && 'origin' in raw && URL.canParse(String(raw.origin))
}
