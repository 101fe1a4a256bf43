import type { RegisteredApp } from '@colonnade/api-client/oauth'
import {
  accountKey,
  type AccountKey,
  type CredentialAccountEntity,
} from '@colonnade/domain/entities'
import type { InitialState } from '@colonnade/domain/session'
import { accountStorageKey, keptSessions } from '../lib/account-storage.ts'
import { parsedJson } from '../lib/parsed-json.ts'
import type { KeyValueStorage } from '../lib/storage.ts'

/** A sign-in by OAuth, as it is kept for the next visit. */
export interface StoredSession {
  readonly origin: string
  readonly host: string
  readonly accessToken: string
  readonly app: RegisteredApp
  readonly account: CredentialAccountEntity
  /** What the server last told of itself: starts the deck while the server is out of reach. */
  readonly initialState: InitialState | null
}

export const keyOf = ({ account, host }: Pick<StoredSession, 'account' | 'host'>): AccountKey =>
  accountKey(account.username, host)

export function storeSession(storage: KeyValueStorage, session: StoredSession): void {
  const key = keyOf(session)
  storage.write(accountStorageKey(key, 'session'), JSON.stringify(session))
  storage.remove(accountStorageKey(key, 'ended'))
}

export function storedSession(storage: KeyValueStorage, key: AccountKey): StoredSession | null {
  const raw = parsedJson(storage.read(accountStorageKey(key, 'session')))
  return isStoredSession(raw) ? raw : null
}

export function storedSessions(storage: KeyValueStorage): readonly StoredSession[] {
  return keptSessions(storage).map(parsedJson).filter(isStoredSession)
}

/** Our own writing is trusted once its outline is right; anything else counts as nothing. */
function isStoredSession(raw: unknown): raw is StoredSession {
  if (typeof raw !== 'object' || raw === null) return false
  const has = (key: string, type: string) =>
    typeof new Map<string, unknown>(Object.entries(raw)).get(key) === type
  return has('origin', 'string') && has('accessToken', 'string') && 'account' in raw && 'app' in raw
}
