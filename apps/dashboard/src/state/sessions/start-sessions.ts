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
import { type StoredSession, storedSessions } from '../stored-session.ts'
import { type FoundSession, isSameAccount, pageSession, stillKept } from './found-session.ts'
import { returnFromSignInAtom } from './return-from-sign-in.ts'
import { stopSession } from './running-sessions.ts'
import { verifySession } from './verify-session.ts'

/** What a page wants of the sessions that it starts. As functions, so that no page loads what only the other needs. */
export interface SessionPlan {
  /** Finds what kept sign-ins start from; null for one that is over. */
  readonly findKept: (
    stored: readonly StoredSession[],
    platform: Platform,
  ) => Promise<readonly (FoundSession | null)[]>
  /** Decides whether a session listens to streams, and whether its client is there at once. */
  readonly create: (traits: SessionTraits) => Session
  /** Called before anything of the sessions shows. */
  readonly prepare: (sessions: readonly Session[], platform: Platform) => void
}

/** What a page runs, beside, while somebody is signed in. */
export interface PageSessions extends SessionPlan {
  /** Called once, and only where somebody is signed in. @returns stops it; what belongs to one session is remembered there */
  readonly run: (app: Store, sessions: readonly Session[]) => () => void
}

/** Finds who is signed in and opens their sessions; nothing runs for them yet. */
export const openSessionsAtom = atom(
  null,
  async (get, set, app: Store, plan: SessionPlan): Promise<readonly Session[]> => {
    const platform = get(platformAtom)
    await set(returnFromSignInAtom)
    const page = pageSession(platform)
    const stored = storedSessions(platform.storage).filter((one) => !isSameAccount(one, page))
    const kept = await plan.findKept(stored, platform)
    const found = [page, ...stillKept(kept, platform)].filter((session) => session !== null)
    const sessions = found.map((one) => open(one, app, plan))
    plan.prepare(sessions, platform)
    set(sessionsAtom, sessions)
    set(isStartedAtom, true)
    return sessions
  },
)

function open(found: FoundSession, app: Store, plan: SessionPlan): Session {
  const { origin, host, username, initialState } = found
  const session: Session = plan.create({
    key: accountKey(username, host),
    origin,
    initialState,
    app,
    platform: app.get(platformAtom),
    onUnauthorised: (onKept) => verifySession(session, onKept),
  })
  found.takeIn?.(session)
  return session
}

/** Finds who is signed in and runs what the page wants for them; signing out stops it. @returns stops everything */
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
