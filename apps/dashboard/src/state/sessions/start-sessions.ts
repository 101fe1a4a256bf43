import { atom } from 'jotai/vanilla'
import { lazyModule, loadInBackground } from '../../lib/lazy-module.ts'
import { logError } from '../../lib/logger.ts'
import type { Platform } from '../../lib/platform.ts'
import { platformAtom } from '../app-store.ts'
import { isStartedAtom, sessionsAtom } from '../sessions.ts'
import { LOCAL_SETTINGS_KEY, reloadLocalSettingsAtom } from '../settings/local-settings.ts'
import type { Store } from '../store.ts'
import { type StoredSession, findStoredSessions } from '../stored-session.ts'
import { handleSignInRedirectAtom } from './handle-sign-in-redirect.ts'
import {
  type JoinedDeck,
  type OpenedSessions,
  openSession,
  type PageSessions,
  type SessionSetup,
} from './open-session.ts'
import {
  type SessionSource,
  filterStored,
  isSameAccount,
  readLastKnownSource,
  readPageSession,
} from './session-source.ts'
import { sortAccounts } from './sort-accounts.ts'
import { setSessionCleanup, stopSession } from './stop-session.ts'

const lateModule = lazyModule(() => import('./join-late-account.ts'))

/**
 * Finds the signed-in accounts and opens the sessions of those that are ready. Starts nothing for them yet. No account
 * waits for the server of another one: once one is ready, the others start from their last known state.
 *
 * @returns what goes on once the deck is open
 */
export const openSessionsAtom = atom(
  null,
  async (get, set, app: Store, setup: SessionSetup): Promise<OpenedSessions> => {
    const platform = get(platformAtom)
    const page = readPageSession(platform)
    const hasOthers = page !== null || findStoredSessions(platform.storage).length > 0
    const signIn = await set(handleSignInRedirectAtom, hasOthers)
    const stored = findStoredSessions(platform.storage).filter((one) => !isSameAccount(one, page))
    const { kept, late } = await resumeAccounts(stored, page !== null, setup, platform)
    const found = [page, ...filterStored(kept, platform)].filter((session) => session !== null)
    const opened = found.map((one) => openSession(one, page, app, setup))
    const sessions = sortAccounts(opened, platform.storage)
    setup.prepare(sessions, platform)
    set(sessionsAtom, sessions)
    set(isStartedAtom, true)
    return { late, ...signIn }
  },
)

/** Accounts without a last known state, and a sign-in, have this time before the deck opens without them. Unit: ms. */
export const FIRST_STATE_TIMEOUT_MS = 1_500

/** Waits until one account is ready, or none can be. @param isPageSignedIn whether the page's own account is ready */
async function resumeAccounts(
  stored: readonly StoredSession[],
  isPageSignedIn: boolean,
  setup: SessionSetup,
  platform: Platform,
) {
  const resumed = new Map<StoredSession, SessionSource | null>()
  const pending = stored.map((one) => ({ stored: one, resuming: setup.resume(one, platform) }))
  let isOneReady = isPageSignedIn
  let isOver = false
  let cancelTimeout = () => {}
  await new Promise<void>((resolve) => {
    const check = () => {
      const isKnown = (one: StoredSession) => one.initialState !== null || resumed.has(one)
      if (isOneReady && (isOver || stored.every(isKnown))) resolve()
    }
    const all = pending.map(async ({ stored: one, resuming }) => {
      const source = await resuming.catch(reportFailure)
      resumed.set(one, source)
      isOneReady ||= source !== null
      check()
    })
    cancelTimeout = platform.clock.after(FIRST_STATE_TIMEOUT_MS, () => {
      isOver = true
      check()
    })
    check()
    void Promise.all(all).then(() => resolve())
  })
  cancelTimeout()
  return {
    kept: stored.map((one) =>
      resumed.has(one) ? (resumed.get(one) ?? null) : readLastKnownSource(one),
    ),
    late: pending.filter((one) => !resumed.has(one.stored)),
  }
}

function reportFailure(error: unknown): null {
  logError('an account could not be started', error)
  return null
}

/** Opens the sessions and runs the page's callbacks for them. Signing out stops it. @returns stops everything */
export function startSessions(app: Store, page: PageSessions): () => void {
  let isStopped = false
  let stopRunning: (() => void) | null = null
  let stopFollowing = () => {}
  const deck: JoinedDeck = {
    ...page,
    startSession: (session) => {
      stopRunning ??= page.run(app)
      return page.startSession?.(session) ?? (() => {})
    },
    joining: new Set(),
    isStopped: () => isStopped,
  }
  app
    .set(openSessionsAtom, app, page)
    .then((opened) => {
      if (isStopped) return
      const sessions = app.get(sessionsAtom)
      for (const session of sessions) setSessionCleanup(session, deck.startSession(session))
      const follow = () => {
        stopFollowing = loadInBackground(
          lateModule,
          ({ startFollowingAccounts }) => {
            stopFollowing = startFollowingAccounts(app, deck, opened)
          },
          'an account could not be started',
        )
      }
      const isWaited = opened.late.length > 0 || opened.signingIn !== null
      if (isWaited || sessions.length === 0) follow()
      else stopFollowing = page.runLater(app, follow)
    })
    .catch((error: unknown) => logError('the start failed', error))
  const stopWatching = app.get(platformAtom).storage.watch((key) => {
    if (key === LOCAL_SETTINGS_KEY) app.set(reloadLocalSettingsAtom)
  })
  return () => {
    isStopped = true
    stopWatching()
    stopFollowing()
    stopRunning?.()
    for (const session of app.get(sessionsAtom)) stopSession(session)
  }
}
