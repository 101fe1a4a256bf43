import { createStore } from 'jotai/vanilla'
import type { ApiClient } from '@colonnade/api-client'
import type { LateStreaming } from '@colonnade/api-client/streaming'
import { accountId, type AccountKey } from '@colonnade/domain/entities'
import type { InitialState } from '@colonnade/domain/session'
import { accountPrefix, accountStorageKey } from '../lib/account-storage.ts'
import type { Platform } from '../lib/platform.ts'
import type { KeyValueStorage } from '../lib/storage.ts'
import type { Session } from './session.ts'
import type { Store } from './store.ts'
import { storedSession } from './stored-session.ts'

export interface SessionTraits {
  readonly key: AccountKey
  readonly origin: string
  readonly initialState: InitialState
  readonly app: Store
  readonly platform: Platform
  /** A call was refused with a 401: the token may be revoked. @param onKept to be called if the session goes on */
  readonly onUnauthorised: (onKept: () => void) => void
}

/** How a session reaches its server. */
interface Reach {
  readonly api: ApiClient
  readonly streaming: LateStreaming
}

/** Makes a session without starting anything. */
export function assembleSession(traits: SessionTraits, { api, streaming }: Reach): Session {
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
    platform: { ...platform, storage: storageOf(platform.storage, () => session) },
    keptToken: storedSession(platform.storage, key)?.accessToken ?? null,
    servesPage: origin === new URL(platform.location.href()).origin,
    mounted: new Set(),
    mountedAccounts: new Set(),
  }
  return session
}

const ended = new WeakSet<Session>()

/** Its account is no longer signed in here. Written by `end-session.ts`. */
export function noteEnd(session: Session): void {
  ended.add(session)
}

/** Whether another tab has forgotten the sign-in that this session is of. */
export function isForgotten({ keptToken, key, platform }: Session): boolean {
  return keptToken !== null && platform.storage.read(accountStorageKey(key, 'session')) === null
}

/**
 * The browser's storage as a session has it: once its account is signed out, here or in another tab, nothing more is
 * kept of it, whatever timer or late answer would write it. To leave that out is no lack of room.
 */
function storageOf(storage: KeyValueStorage, session: () => Session): KeyValueStorage {
  const isLeftOut = (name: string) =>
    name.startsWith(accountPrefix(session().key)) &&
    (ended.has(session()) || isForgotten(session()))
  return { ...storage, write: (name, text) => isLeftOut(name) || storage.write(name, text) }
}
