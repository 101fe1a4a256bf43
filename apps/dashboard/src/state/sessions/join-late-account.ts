import { logError } from '../../lib/logger.ts'
import { platformAtom } from '../app-store.ts'
import { sessionsAtom } from '../sessions.ts'
import type { Store } from '../store.ts'
import { getAccountKey, readStoredSession } from '../stored-session.ts'
import { endRevokedAtom } from './end-session.ts'
import { loadSleepingColumnsAtom } from './load-sleeping-columns.ts'
import { type LateAccount, openSession, type PageSessions } from './open-session.ts'
import { hasEndedSignIn } from './remove-account-data.ts'
import { readPageSession, type SessionSource } from './session-source.ts'
import { showEndedSignInsAtom } from './show-ended-sign-ins.ts'
import { sortAccounts } from './sort-accounts.ts'
import { setSessionCleanup } from './stop-session.ts'

/**
 * Handles the response of a server that came after the deck had opened. An account that runs from its last known state
 * goes on, or ends if its token was revoked. Any other one joins the running deck.
 *
 * @see BY-02
 */
export async function joinLateAccount(
  app: Store,
  page: PageSessions,
  { stored, resuming }: LateAccount,
  isStopped: () => boolean,
): Promise<void> {
  try {
    const source = await resuming
    if (isStopped()) return
    const key = getAccountKey(stored)
    const session = app.get(sessionsAtom).find((one) => one.key === key)
    if (source !== null && session !== undefined) source.applyInstance?.(session)
    else if (source !== null) joinDeck(app, page, source)
    else if (session === undefined) showEndedSignIn(app)
    // Otherwise another tab has signed the account out.
    else if (hasEndedSignIn(session.platform.storage, key)) app.set(endRevokedAtom, session)
  } catch (error) {
    logError('an account could not be started', error)
  }
}

function joinDeck(app: Store, page: PageSessions, source: SessionSource): void {
  const platform = app.get(platformAtom)
  const { storage } = platform
  const session = openSession(source, readPageSession(platform), app, page)
  // The user may have signed out in another tab in the meantime.
  if (readStoredSession(storage, session.key) === null) return
  page.prepareLate?.(session)
  app.set(sessionsAtom, (others) => sortAccounts([...others, session], storage))
  if (page.startSession) setSessionCleanup(session, page.startSession(session))
}

function showEndedSignIn(app: Store): void {
  // What is derived from the stored sign-ins is computed again.
  app.set(sessionsAtom, (sessions) => [...sessions])
  app.set(loadSleepingColumnsAtom, app.get(sessionsAtom))
  app.set(showEndedSignInsAtom)
}
