import { accountKey } from '@colonnade/domain/entities'
import { DEFAULT_META, readInitialState, type InitialState } from '@colonnade/domain/session'
import type { Platform } from '../../lib/platform.ts'
import type { Session } from '../session.ts'
import { getAccountKey, readStoredSession, type StoredSession } from '../stored-session.ts'

/** Where a session comes from: the page that its server rendered, or a stored sign-in. */
export interface SessionSource {
  readonly origin: string
  readonly host: string
  readonly username: string
  readonly initialState: InitialState
  /** Applies the server's instance information. Null if it was not requested or not received. */
  readonly applyInstance: ((session: Session) => void) | null
}

/** Reads the page's own initial state. Only its server can have rendered it, so the page's origin is the server. */
export function readPageSession({ elements, location }: Platform): SessionSource | null {
  const { origin, host } = new URL(location.href())
  const initialState = readInitialState(elements.initialState(), host)
  if (initialState === null) return null
  const { account, meta } = initialState
  return { origin, host, username: account?.username ?? meta.me, initialState, applyInstance: null }
}

/** Reads the last known state of a stored sign-in; null if its server has not responded yet since the sign-in. */
export function readLastKnownSource(stored: StoredSession): SessionSource | null {
  const { origin, host, account, initialState } = stored
  if (initialState === null) return null
  // A state that an earlier release stored may lack properties.
  const meta = { ...DEFAULT_META, ...initialState.meta }
  const { username } = account
  return { origin, host, username, initialState: { ...initialState, meta }, applyInstance: null }
}

/**
 * Returns whether a stored OAuth sign-in is the account that the page itself is signed in to. Both become one
 * session, which uses the page's token.
 */
export function isSameAccount(stored: StoredSession, page: SessionSource | null): boolean {
  return page !== null && getAccountKey(stored) === accountKey(page.username, page.host)
}

/**
 * Drops sources whose sign-in is no longer stored. Another tab may sign one account out while the server of the next
 * is requested.
 */
export function filterStored(
  found: readonly (SessionSource | null)[],
  { storage }: Pick<Platform, 'storage'>,
): readonly SessionSource[] {
  return found.filter(
    (one): one is SessionSource =>
      one !== null && readStoredSession(storage, accountKey(one.username, one.host)) !== null,
  )
}
