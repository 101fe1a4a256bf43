import { atom } from 'jotai/vanilla'
import { accountKey } from '@colonnade/domain/entities'
import { lazyModule, untilArrived } from '../../lib/lazy-module.ts'
import type { Platform } from '../../lib/platform.ts'
import { platformAtom } from '../app-store.ts'
import { createSession } from '../create-session.ts'
import { readSeenAhead } from '../last-seen/recall-seen.ts'
import type { Session } from '../session.ts'
import { isStartedAtom, sessionsAtom } from '../sessions.ts'
import { loadSettingsAtom } from '../settings/load-settings.ts'
import type { Store } from '../store.ts'
import { storedSessions } from '../stored-session.ts'
import { isSameAccount, pageSession, stillKept, type FoundSession } from './found-session.ts'
import { returnFromSignInAtom } from './return-from-sign-in.ts'
import { verifySession } from './verify-session.ts'

const askingModule = lazyModule(() => import('./kept-session.ts'))

/** Finds who is signed in and opens their sessions; they are started by who calls. */
export const openSessionsAtom = atom(
  null,
  async (get, set, app: Store): Promise<readonly Session[]> => {
    const platform = get(platformAtom)
    await set(returnFromSignInAtom)
    const page = pageSession(platform)
    const stored = storedSessions(platform.storage).filter((one) => !isSameAccount(one, page))
    // Whoever is signed in by their server's page alone needs nothing that asks another one.
    const asking =
      stored.length === 0 ? null : await untilArrived(askingModule, 'nobody can be signed in yet')
    const asked = asking === null ? [] : stored.map((one) => asking.keptSession(one, platform))
    const kept = await Promise.all(asked)
    const found = [page, ...stillKept(kept, platform)].filter((session) => session !== null)
    const sessions = found.map((one) => {
      const session = open(one, app, platform)
      if (one.instance !== null) asking?.takeInstance(session, one.instance)
      return session
    })
    for (const session of sessions) {
      session.store.set(loadSettingsAtom, session)
      readSeenAhead(session)
    }
    set(sessionsAtom, sessions)
    set(isStartedAtom, true)
    return sessions
  },
)

function open(
  { origin, host, username, initialState }: FoundSession,
  app: Store,
  platform: Platform,
): Session {
  const session: Session = createSession({
    key: accountKey(username, host),
    origin,
    initialState,
    app,
    platform,
    onUnauthorised: (onKept) => verifySession(session, onKept),
  })
  return session
}
