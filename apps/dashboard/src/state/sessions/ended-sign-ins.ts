import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import type { KeyValueStorage } from '../../lib/storage.ts'
import { platformAtom } from '../app-store.ts'
import { sessionsAtom } from '../sessions.ts'
import { keptAccounts } from './forget-account.ts'

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
