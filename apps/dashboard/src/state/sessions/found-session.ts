import { accountKey } from '@colonnade/domain/entities'
import { readInitialState, type InitialState } from '@colonnade/domain/session'
import type { Platform } from '../../lib/platform.ts'
import type { Session } from '../session.ts'
import { keyOf, storedSession, type StoredSession } from '../stored-session.ts'

/** Where a session comes from: the page that its server rendered, or a sign-in that is kept. */
export interface FoundSession {
  readonly origin: string
  readonly host: string
  readonly username: string
  readonly initialState: InitialState
  /** Takes in what the server said of itself; null where it was not asked, or did not answer. */
  readonly takeIn: ((session: Session) => void) | null
}

/** The page's own state: only its server can have rendered it, so its origin is the server. */
export function pageSession({ elements, location }: Platform): FoundSession | null {
  const { origin, host } = new URL(location.href())
  const initialState = readInitialState(elements.initialState(), host)
  if (initialState === null) return null
  const { account, meta } = initialState
  return { origin, host, username: account?.username ?? meta.me, initialState, takeIn: null }
}

/** Signed in by OAuth to the server that also rendered the page: one session, whose token is the page's. */
export function isSameAccount(stored: StoredSession, page: FoundSession | null): boolean {
  return page !== null && keyOf(stored) === accountKey(page.username, page.host)
}

/** One account may be signed out, in another tab, while the server of the next is asked. */
export function stillKept(
  found: readonly (FoundSession | null)[],
  { storage }: Pick<Platform, 'storage'>,
): readonly FoundSession[] {
  return found.filter(
    (one): one is FoundSession =>
      one !== null && storedSession(storage, accountKey(one.username, one.host)) !== null,
  )
}
