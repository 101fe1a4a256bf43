import { atom } from 'jotai/vanilla'
import { accountKey, type InstanceEntity } from '@colonnade/domain/entities'
import { readInitialState, type InitialState } from '@colonnade/domain/session'
import type { Platform } from '../../lib/platform.ts'
import { platformAtom } from '../app-store.ts'
import { createSession } from '../create-session.ts'
import type { Session } from '../session.ts'
import { loadSettingsAtom } from '../settings/load-settings.ts'
import type { Store } from '../store.ts'
import { forgetAccount } from './account-storage.ts'
import { askInitialState } from './ask-initial-state.ts'
import { takeInstance } from './read-server.ts'
import { isStartedAtom, sessionsAtom } from './sessions.ts'
import { finishSignInAtom, isSignInAnswer } from './sign-in.ts'
import { endSessionAtom } from './sign-out.ts'
import { keyOf, storedSessions, storeSession, type StoredSession } from './stored-session.ts'

/** Where a session comes from: the page that its server rendered, or a sign-in that is kept. */
interface Found {
  readonly origin: string
  readonly host: string
  readonly username: string
  readonly initialState: InitialState
  /** What the server said of itself; null where it was not asked, or did not answer. */
  readonly instance: InstanceEntity | null
}

/** Finds who is signed in and opens their sessions; they are started by who calls. */
export const openSessionsAtom = atom(
  null,
  async (get, set, app: Store): Promise<readonly Session[]> => {
    const platform = get(platformAtom)
    if (isSignInAnswer(new URL(platform.location.href()).searchParams)) {
      const signedIn = await set(finishSignInAtom)
      if (signedIn !== null) storeSession(platform.storage, { ...signedIn, initialState: null })
    }
    const page = pageSession(platform)
    const kept = await Promise.all(
      storedSessions(platform.storage)
        .filter((stored) => !isSameAccount(stored, page))
        .map((stored) => keptSession(stored, platform)),
    )
    const found = [page, ...kept].filter((session) => session !== null)
    const sessions = found.map((session) => open(session, app, platform))
    for (const session of sessions) session.store.set(loadSettingsAtom, session)
    set(sessionsAtom, sessions)
    set(isStartedAtom, true)
    return sessions
  },
)

function open(
  { origin, host, username, initialState, instance }: Found,
  app: Store,
  platform: Platform,
): Session {
  const session: Session = createSession({
    key: accountKey(username, host),
    origin,
    initialState,
    app,
    platform,
    onUnauthorised: () => app.set(endSessionAtom, session),
  })
  if (instance !== null) takeInstance(session, instance)
  return session
}

/** The page's own state: only its server can have rendered it, so its origin is the server. */
function pageSession({ elements, location }: Platform): Found | null {
  const { origin, host } = new URL(location.href())
  const initialState = readInitialState(elements.initialState(), host)
  if (initialState === null) return null
  const { account, meta } = initialState
  return { origin, host, username: account?.username ?? meta.me, initialState, instance: null }
}

async function keptSession(stored: StoredSession, platform: Platform): Promise<Found | null> {
  const asked = await askInitialState(stored, platform)
  if (asked === null) {
    forgetAccount(platform.storage, keyOf(stored))
    return null
  }
  storeSession(platform.storage, { ...stored, initialState: asked.initialState })
  const { origin, host, account } = stored
  return { origin, host, username: account.username, ...asked }
}

/** Signed in by OAuth to the server that also rendered the page: one session, whose token is the page's. */
function isSameAccount(stored: StoredSession, page: Found | null): boolean {
  return page !== null && keyOf(stored) === accountKey(page.username, page.host)
}
