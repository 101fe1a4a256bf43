import type { RegisteredApp } from '@colonnade/api-client/oauth'
import {
  accountKey,
  type AccountKey,
  type CredentialAccountEntity,
} from '@colonnade/domain/entities'
import type { InitialState } from '@colonnade/domain/session'
import { getAccountStorageKey, readStoredSessions } from '../lib/account-storage.ts'
import { parseJsonOrNull } from '../lib/parse-json.ts'
import type { KeyValueStorage } from '../lib/storage.ts'

/** An OAuth sign-in as it is stored for the next page load. */
export interface StoredSession {
  readonly origin: string
  readonly host: string
  readonly accessToken: string
  readonly app: RegisteredApp
  readonly account: CredentialAccountEntity
  /** The last known initial state of the server. Used to start while the server is unreachable. */
  readonly initialState: InitialState | null
}

export const getAccountKey = ({
  account,
  host,
}: Pick<StoredSession, 'account' | 'host'>): AccountKey => accountKey(account.username, host)

export function storeSession(storage: KeyValueStorage, session: StoredSession): void {
  const key = getAccountKey(session)
  storage.write(getAccountStorageKey(key, 'session'), JSON.stringify(session))
  storage.remove(getAccountStorageKey(key, 'ended'))
}

export function readStoredSession(storage: KeyValueStorage, key: AccountKey): StoredSession | null {
  const raw = parseJsonOrNull(storage.read(getAccountStorageKey(key, 'session')))
  return isStoredSession(raw) ? raw : null
}

export function findStoredSessions(storage: KeyValueStorage): readonly StoredSession[] {
  return readStoredSessions(storage).map(parseJsonOrNull).filter(isStoredSession)
}

/** Checks only the outline, because this app wrote the value. Anything else is ignored. */
function isStoredSession(raw: unknown): raw is StoredSession {
  if (typeof raw !== 'object' || raw === null) return false
  const has = (key: string, type: string) =>
    typeof new Map<string, unknown>(Object.entries(raw)).get(key) === type
  return has('origin', 'string') && has('accessToken', 'string') && 'account' in raw && 'app' in raw
}
