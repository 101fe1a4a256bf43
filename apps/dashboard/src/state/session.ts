import type { ApiClient } from '@colonnade/api-client'
import type { DeferredStreaming } from '@colonnade/api-client/streaming'
import type { AccountId, AccountKey, StatusId } from '@colonnade/domain/entities'
import type { InitialState, SessionMeta } from '@colonnade/domain/session'
import type { Platform } from '../lib/platform.ts'
import type { Store } from './store.ts'

/** One signed-in account and its data. Signing out drops the object. */
export interface Session {
  /** `user@host`, unique across instances. */
  readonly key: AccountKey
  /** The own account's ID. */
  readonly me: AccountId
  /** The server's origin, `https://host`. */
  readonly origin: string
  /** Entities, timelines, notifications, drafts of this account. */
  readonly store: Store
  /** The app-wide store. */
  readonly app: Store
  readonly api: ApiClient
  readonly streaming: DeferredStreaming
  readonly meta: SessionMeta
  readonly initialState: InitialState
  /** The browser APIs. Writes to its storage stop when the session ends (`state/assemble-session.ts`). */
  readonly platform: Platform
  /** The token that was stored in this browser when the session was opened. Null if the page itself is signed in. */
  readonly keptToken: string | null
  /**
   * Whether the page is served by this server, and signed in to no other account. Only then are settings stored there.
   */
  readonly servesPage: boolean
  /** Statuses that a component shows. They are never garbage collected. */
  readonly mounted: Set<StatusId>
  /** The same for accounts. */
  readonly mountedAccounts: Set<AccountId>
}

/**
 * Caches a value per session, so that it is garbage collected with it. Two servers use the same IDs, so an atom
 * family shared between sessions would mix them up.
 */
export function perSession<Value extends object>(
  create: (session: Session) => Value,
): (session: Session) => Value {
  const values = new WeakMap<Session, Value>()
  return (session) => {
    let value = values.get(session)
    if (value === undefined) {
      value = create(session)
      values.set(session, value)
    }
    return value
  }
}
