import { accountKey } from '@colonnade/domain/entities'
import { logError } from '../../lib/logger.ts'
import { platformAtom } from '../app-store.ts'
import { sessionsAtom, storedSignInsAtom } from '../sessions.ts'
import type { Store } from '../store.ts'
import { findStoredSessions, getAccountKey, readStoredSession } from '../stored-session.ts'
import { openModalAtom } from '../ui/modals.ts'
import { endRevokedAtom, endSessionAtom } from './end-session.ts'
import { loadSleepingColumnsAtom } from './load-sleeping-columns.ts'
import {
  type JoinedDeck,
  type LateAccount,
  openSession,
  type OpenedSessions,
} from './open-session.ts'
import { hasEndedSignIn } from './remove-account-data.ts'
import { isSameAccount, readPageSession, type SessionSource } from './session-source.ts'
import { showEndedSignInsAtom } from './show-ended-sign-ins.ts'
import { signInErrorAtom } from './sign-in.ts'
import { sortAccounts } from './sort-accounts.ts'
import { setSessionCleanup } from './stop-session.ts'

/**
 * Adds the accounts to a running deck that its start did not wait for, and those that are signed in later, in another
 * tab or in a window. @returns stops it
 *
 * @see BY-02, BY-39
 */
export function startFollowingAccounts(
  app: Store,
  deck: JoinedDeck,
  { late, signingIn }: OpenedSessions,
): () => void {
  if (deck.isStopped()) return () => {}
  const follow = () => followAccounts(app, deck)
  for (const { stored } of late) deck.joining.add(getAccountKey(stored))
  for (const account of late) void joinLateAccount(app, deck, account)
  if (signingIn !== null) void completeLateSignIn(app, deck, signingIn)
  // Another account may have been stored since the start.
  follow()
  const { storage, page } = app.get(platformAtom)
  const stops = [
    storage.watch((key, text) => {
      if (text !== null && key.endsWith('/session')) follow()
    }),
    app.sub(storedSignInsAtom, follow),
    // A frozen page receives no storage events.
    page.watch((isHidden) => {
      if (!isHidden) follow()
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

/**
 * Handles the response of a server that came after the deck had opened. An account that runs from its last known state
 * goes on, or ends if its token was revoked. Any other one joins the running deck.
 *
 * @see BY-02
 */
async function joinLateAccount(
  app: Store,
  deck: JoinedDeck,
  { stored, resuming }: LateAccount,
): Promise<void> {
  const key = getAccountKey(stored)
  const { storage } = app.get(platformAtom)
  try {
    const source = await resuming
    if (deck.isStopped()) return
    const session = app.get(sessionsAtom).find((one) => one.key === key)
    const token = readStoredSession(storage, key)?.accessToken
    const isSame = session !== undefined && session.keptToken === token
    if (source !== null && isSame) source.applyInstance?.(session)
    else if (source !== null) joinDeck(app, deck, source)
    else if (session === undefined) showEndedSignIn(app)
    // Otherwise another tab has signed the account out.
    else if (hasEndedSignIn(storage, key)) app.set(endRevokedAtom, session)
  } catch (error) {
    logError('an account could not be started', error)
  } finally {
    deck.joining.delete(key)
  }
}

/**
 * Opens the accounts that were signed in since this page was loaded, in another tab or in a window of its own. One that
 * was signed in again continues with its new token.
 *
 * @see BY-02, BY-39
 */
function followAccounts(app: Store, deck: JoinedDeck): void {
  const platform = app.get(platformAtom)
  const page = readPageSession(platform)
  for (const stored of findStoredSessions(platform.storage)) {
    const key = getAccountKey(stored)
    const known = app.get(sessionsAtom).find((one) => one.key === key)
    const isOpen = known?.keptToken === stored.accessToken
    if (isOpen || deck.joining.has(key) || isSameAccount(stored, page)) continue
    deck.joining.add(key)
    void joinLateAccount(app, deck, { stored, resuming: deck.resume(stored, platform) })
  }
}

/** Adds the account of a sign-in whose server responded after the deck had opened, or shows why it failed. */
async function completeLateSignIn(
  app: Store,
  deck: JoinedDeck,
  signingIn: Promise<void>,
): Promise<void> {
  await signingIn
  if (deck.isStopped()) return
  followAccounts(app, deck)
  if (app.get(signInErrorAtom) !== null) app.set(openModalAtom, { type: 'ADD_ACCOUNT' })
}

function joinDeck(app: Store, deck: JoinedDeck, source: SessionSource): void {
  const platform = app.get(platformAtom)
  const { storage } = platform
  const key = accountKey(source.username, source.host)
  // The user may have signed out in another tab in the meantime.
  if (readStoredSession(storage, key) === null) return
  const former = app.get(sessionsAtom).find((one) => one.key === key)
  if (former !== undefined) app.set(endSessionAtom, former, 'replaced')
  const session = openSession(source, readPageSession(platform), app, deck)
  deck.prepareLate?.(session)
  app.set(sessionsAtom, (others) => sortAccounts([...others, session], storage))
  setSessionCleanup(session, deck.startSession(session))
}

function showEndedSignIn(app: Store): void {
  // What is derived from the stored sign-ins is computed again.
  app.set(sessionsAtom, (sessions) => [...sessions])
  app.set(loadSleepingColumnsAtom, app.get(sessionsAtom))
  app.set(showEndedSignInsAtom)
}
