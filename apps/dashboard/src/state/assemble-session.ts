import { createStore } from 'jotai/vanilla'
import type { ApiClient } from '@colonnade/api-client'
import type { DeferredStreaming } from '@colonnade/api-client/streaming'
import { accountId, type AccountKey } from '@colonnade/domain/entities'
import type { InitialState } from '@colonnade/domain/session'
import { getAccountPrefix, getAccountStorageKey } from '../lib/account-storage.ts'
import type { Platform } from '../lib/platform.ts'
import type { KeyValueStorage } from '../lib/storage.ts'
import type { Session } from './session.ts'
import type { Store } from './store.ts'
import { readStoredSession } from './stored-session.ts'

export interface SessionTraits {
  readonly key: AccountKey
  readonly origin: string
  readonly initialState: InitialState
  readonly app: Store
  readonly platform: Platform
  /** Whether the page is signed in to another account, so that its cookie must not be used. */
  readonly isBesidePageAccount?: boolean
  /** Called when a request fails with 401: the token may be revoked. @param onKept called if the session continues */
  readonly onUnauthorised: (onKept: () => void) => void
}

/** The clients of a session: the API client and the streaming client. */
interface SessionClients {
  readonly api: ApiClient
  readonly streaming: DeferredStreaming
}

/** Creates a session without starting anything. */
export function assembleSession(
  traits: SessionTraits,
  { api, streaming }: SessionClients,
): Session {
  const { key, origin, initialState, app, platform } = traits
  const { meta } = initialState
  const session: Session = {
    key,
    me: accountId(meta.me),
    origin,
    store: createStore(),
    app,
    api,
    streaming,
    meta,
    initialState,
    platform: { ...platform, storage: createSessionStorage(platform.storage, () => session) },
    keptToken: readStoredSession(platform.storage, key)?.accessToken ?? null,
    servesPage:
      traits.isBesidePageAccount !== true && origin === new URL(platform.location.href()).origin,
    mounted: new Set(),
    mountedAccounts: new Set(),
  }
  return session
}

const endedSessions = new WeakSet<Session>()

/** Marks that the account is signed out here. Called by `end-session.ts`. */
export function markSessionEnded(session: Session): void {
  endedSessions.add(session)
}

/** Returns whether another tab has removed the stored sign-in of this session. */
export function isForgotten({ keptToken, key, platform }: Session): boolean {
  return keptToken !== null && platform.storage.read(getAccountStorageKey(key, 'session')) === null
}

/**
 * Wraps the browser's storage for one session. Once its account is signed out, here or in another tab, writes are
 * skipped, also those of timers or late responses. A skipped write is not reported as a full storage.
 */
function createSessionStorage(storage: KeyValueStorage, session: () => Session): KeyValueStorage {
  const isLeftOut = (name: string) =>
    name.startsWith(getAccountPrefix(session().key)) &&
    (endedSessions.has(session()) || isForgotten(session()))
  return { ...storage, write: (name, text) => isLeftOut(name) || storage.write(name, text) }
}
