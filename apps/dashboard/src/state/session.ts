import type { ApiClient } from '@colonnade/api-client'
import type { LateStreaming } from '@colonnade/api-client/streaming'
import type { AccountId, AccountKey, StatusId } from '@colonnade/domain/entities'
import type { InitialState, SessionMeta } from '@colonnade/domain/session'
import type { Platform } from '../lib/platform.ts'
import type { Store } from './store.ts'

/** One signed-in account and all that is known through it. Signing out drops the object. */
export interface Session {
  /** `user@host`, unique across instances. */
  readonly key: AccountKey
  /** The own account's id. */
  readonly me: AccountId
  /** The server, `https://host`. */
  readonly origin: string
  /** Entities, timelines, notifications, drafts of this account. */
  readonly store: Store
  /** The shell's store. */
  readonly app: Store
  readonly api: ApiClient
  readonly streaming: LateStreaming
  readonly meta: SessionMeta
  readonly initialState: InitialState
  /** What is kept of the account through its storage ends with the session (`state/assemble-session.ts`). */
  readonly platform: Platform
  /** The token that this browser kept as the session was opened; null where the page alone tells who is signed in. */
  readonly keptToken: string | null
  /** Whether the page itself comes from this server: only then are settings kept there. */
  readonly servesPage: boolean
  /** Statuses that a component shows now: never swept. */
  readonly mounted: Set<StatusId>
  /** The same for accounts. */
  readonly mountedAccounts: Set<AccountId>
}

/**
 * Makes atoms that belong to one session and die with it: two servers use the same ids, so a
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
