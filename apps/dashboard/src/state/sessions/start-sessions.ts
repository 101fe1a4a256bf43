import { atom } from 'jotai/vanilla'
import { accountKey } from '@colonnade/domain/entities'
import { logError } from '../../lib/logger.ts'
import type { Platform } from '../../lib/platform.ts'
import { platformAtom } from '../app-store.ts'
import type { SessionTraits } from '../assemble-session.ts'
import type { Session } from '../session.ts'
import { isStartedAtom, sessionsAtom } from '../sessions.ts'
import { LOCAL_SETTINGS_KEY, reloadLocalSettingsAtom } from '../settings/local-settings.ts'
import type { Store } from '../store.ts'
import { type StoredSession, findStoredSessions } from '../stored-session.ts'
import { sortAccounts } from './account-looks.ts'
import { handleSignInRedirectAtom } from './handle-sign-in-redirect.ts'
import { handleUnauthorised } from './handle-unauthorised.ts'
import {
  type SessionSource,
  isSameAccount,
  readPageSession,
  filterStored,
} from './session-source.ts'
import { stopSession } from './stop-session.ts'

/** How a page opens its sessions. Functions, so that no page loads code that only another page needs. */
export interface SessionSetup {
  /** Finds what stored sign-ins start from; null for one that has ended. */
  readonly resume: (
    stored: readonly StoredSession[],
    platform: Platform,
  ) => Promise<readonly (SessionSource | null)[]>
  /** Creates a session. Decides whether it has streams, and whether its client is loaded at once. */
  readonly create: (traits: SessionTraits) => Session
  /** Called before anything of the sessions shows. */
  readonly prepare: (sessions: readonly Session[], platform: Platform) => void
}

/** How a page opens its sessions, and what it runs while an account is signed in. */
export interface PageSessions extends SessionSetup {
  /**
   * Called once, and only if an account is signed in. @returns stops it; `stop-session.ts` holds what belongs to one
   * session
   */
  readonly run: (app: Store, sessions: readonly Session[]) => () => void
}

/** Finds the signed-in accounts and opens their sessions. Starts nothing for them yet. */
export const openSessionsAtom = atom(
  null,
  async (get, set, app: Store, setup: SessionSetup): Promise<readonly Session[]> => {
    const platform = get(platformAtom)
    await set(handleSignInRedirectAtom)
    const page = readPageSession(platform)
    const stored = findStoredSessions(platform.storage).filter((one) => !isSameAccount(one, page))
    const kept = await setup.resume(stored, platform)
    const found = [page, ...filterStored(kept, platform)].filter((session) => session !== null)
    const opened = found.map((one) => openSession(one, app, setup))
    const sessions = sortAccounts(opened, platform.storage)
    setup.prepare(sessions, platform)
    set(sessionsAtom, sessions)
    set(isStartedAtom, true)
    return sessions
  },
)

function openSession(found: SessionSource, app: Store, setup: SessionSetup): Session {
  const { origin, host, username, initialState } = found
  const session: Session = setup.create({
    key: accountKey(username, host),
    origin,
    initialState,
    app,
    platform: app.get(platformAtom),
    onUnauthorised: (onKept) => handleUnauthorised(session, onKept),
  })
  found.applyInstance?.(session)
  return session
}

/** Opens the sessions and runs the page's callback for them. Signing out stops it. @returns stops everything */
export function startSessions(app: Store, page: PageSessions): () => void {
  let isStopped = false
  let stop = () => {}
  app
    .set(openSessionsAtom, app, page)
    .then((sessions) => {
      if (isStopped || sessions.length === 0) return
      const stopRunning = page.run(app, sessions)
      stop = () => {
        stopRunning()
        for (const session of sessions) stopSession(session)
      }
    })
    .catch((error: unknown) => logError('the start failed', error))
  const stopWatching = app.get(platformAtom).storage.watch((key) => {
    if (key === LOCAL_SETTINGS_KEY) app.set(reloadLocalSettingsAtom)
  })
  return () => {
    isStopped = true
    stopWatching()
    stop()
  }
}
