import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import {
  ACCOUNTS_PREFIX,
  accountStorageKey,
  forgetAccount,
  tabDraftKey,
  WRITER_KEY,
} from '../../lib/account-storage.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import type { Platform } from '../../lib/platform.ts'
import type { KeyValueStorage } from '../../lib/storage.ts'
import { platformAtom } from '../app-store.ts'
import { sessionsAtom } from '../sessions.ts'

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

/** A sign-in that its server ended. Kept until the account signs in again or signs out. */
export interface EndedSignIn {
  readonly key: AccountKey
  readonly origin: string
  /** Whether a notice has told the user about it. */
  readonly isTold: boolean
}

export function keepEndedSignIn(storage: KeyValueStorage, ended: EndedSignIn): void {
  storage.write(accountStorageKey(ended.key, 'ended'), JSON.stringify(ended))
}

export function hasEndedSignIn(storage: KeyValueStorage, key: AccountKey): boolean {
  return storage.read(accountStorageKey(key, 'ended')) !== null
}

/** The ended sign-ins of accounts that are not signed in again. */
export const endedSignInsAtom = atom((get): readonly EndedSignIn[] => {
  const signedIn = new Set(get(sessionsAtom).map(({ key }) => key))
  const { storage } = get(platformAtom)
  return keptAccounts(storage)
    .filter((key) => !signedIn.has(key))
    .map((key) => parsedJson(storage.read(accountStorageKey(key, 'ended'))))
    .filter(isEndedSignIn)
})

function isEndedSignIn(raw: unknown): raw is EndedSignIn {
  if (typeof raw !== 'object' || raw === null) return false
  return 'key' in raw && 'origin' in raw && URL.canParse(String(raw.origin))
}
