import { accountKey, type AccountKey } from '@colonnade/domain/entities'
import type { Platform } from '../../lib/platform.ts'
import { platformAtom } from '../app-store.ts'
import type { SessionTraits } from '../assemble-session.ts'
import type { Session } from '../session.ts'
import type { Store } from '../store.ts'
import type { StoredSession } from '../stored-session.ts'
import { handleUnauthorised } from './handle-unauthorised.ts'
import type { SessionSource } from './session-source.ts'

/** How a page opens its sessions. Functions, so that no page loads code that only another page needs. */
export interface SessionSetup {
  /** Finds what a stored sign-in starts from; null for one that has ended. */
  readonly resume: (stored: StoredSession, platform: Platform) => Promise<SessionSource | null>
  /** Creates a session. Decides whether it has streams, and whether its client is loaded at once. */
  readonly create: (traits: SessionTraits) => Session
  /** Called before anything of the sessions shows. */
  readonly prepare: (sessions: readonly Session[], platform: Platform) => void
}

/** How a page opens its sessions, and what it runs while an account is signed in. */
export interface PageSessions extends SessionSetup {
  /** Called once, and only if an account is signed in. @returns stops it */
  readonly run: (app: Store) => () => void
  /** Runs code that the page's first content does not need. @returns cancels it */
  readonly runLater: (app: Store, run: () => void) => () => void
  /** Called for a session that joins the others later, before anything of it shows. */
  readonly prepareLate?: (session: Session) => void
  /** Called for each session. @returns stops it */
  readonly startSession?: (session: Session) => () => void
}

/** A running page that accounts join. */
export interface JoinedDeck extends PageSessions {
  readonly startSession: (session: Session) => () => void
  /** The accounts that are joining. */
  readonly joining: Set<AccountKey>
  readonly isStopped: () => boolean
}

/** A stored sign-in whose server has not responded when the first account is ready. */
export interface LateAccount {
  readonly stored: StoredSession
  readonly resuming: Promise<SessionSource | null>
}

/** What goes on once the deck is open. */
export interface OpenedSessions {
  /** The accounts whose server has not responded. */
  readonly late: readonly LateAccount[]
  /** The sign-in whose server has not responded; null for none. */
  readonly signingIn: Promise<void> | null
}

/**
 * Creates the session of an account. Starts nothing for it yet.
 *
 * @param page what the page itself is signed in to
 */
export function openSession(
  found: SessionSource,
  page: SessionSource | null,
  app: Store,
  setup: SessionSetup,
): Session {
  const { origin, host, username, initialState } = found
  const session: Session = setup.create({
    key: accountKey(username, host),
    origin,
    initialState,
    app,
    platform: app.get(platformAtom),
    isBesidePageAccount: page !== null && page !== found,
    onUnauthorised: (onKept) => handleUnauthorised(session, onKept),
  })
  found.applyInstance?.(session)
  return session
}
