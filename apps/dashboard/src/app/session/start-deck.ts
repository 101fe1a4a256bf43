import { lazyModule, loadUntilArrived, untilArrived } from '../../lib/lazy-module.ts'
import { platformAtom } from '../../state/app-store.ts'
import { createSession } from '../../state/create-session.ts'
import { readSeenAhead } from '../../state/last-seen/recall-seen.ts'
import { expectStreams } from '../../state/live-lists/list-follower.ts'
import { readMarkers } from '../../state/markers/read-markers.ts'
import type { Session } from '../../state/session.ts'
import { rememberStop } from '../../state/sessions/running-sessions.ts'
import { type PageSessions, startSessions } from '../../state/sessions/start-sessions.ts'
import { startFollowingTabs } from '../../state/settings/follow-tabs.ts'
import { loadSettingsAtom, stateToSave } from '../../state/settings/load-settings.ts'
import type { Store } from '../../state/store.ts'
import { startLaying } from '../../state/timelines/start-laying.ts'
import { afterFirstRows } from '../../state/ui/first-rows.ts'
import { goTo } from '../../ui/link/go-to.ts'

const askingModule = lazyModule(() => import('../../state/sessions/kept-session.ts'))
const runningModule = lazyModule(() => import('./run-session.ts'))
type Running = Awaited<ReturnType<typeof runningModule.load>>

/** What the first posts need, and after them all else that runs while an account is signed in. @returns stops all of it */
function startAccount(session: Session): () => void {
  const stopLaying = startLaying(session)
  const begun = stateToSave(session)
  readMarkers(session)
  const stopWaiting = expectStreams(session)
  const stopRunning = runLate(session.app, ({ runSession }) => runSession(session, begun))
  return () => {
    stopLaying()
    stopWaiting()
    stopRunning()
  }
}

/** Runs what travels after the first posts. @returns stops it, also before it came */
function runLate(app: Store, run: (running: Running) => () => void): () => void {
  let stop = () => {}
  const cancel = afterFirstRows(app, () => {
    stop = loadUntilArrived(
      runningModule,
      (running) => {
        stop = run(running)
      },
      'the deck runs without what keeps it up to date',
    )
  })
  return () => {
    cancel()
    stop()
  }
}

const DECK_SESSIONS: PageSessions = {
  // Whoever is signed in by their server's page alone needs nothing that asks another one.
  async findKept(stored, platform) {
    if (stored.length === 0) return []
    const { keptSession } = await untilArrived(askingModule, 'nobody can be signed in yet')
    return Promise.all(stored.map((one) => keptSession(one, platform)))
  },
  create: createSession,
  prepare(sessions) {
    for (const session of sessions) {
      session.store.set(loadSettingsAtom, session)
      readSeenAhead(session)
    }
  },
  run(app, sessions) {
    const stop = runLate(app, ({ runShell }) => runShell(app))
    for (const session of sessions) rememberStop(session, startAccount(session))
    return stop
  },
}

/** Starts the sessions of the deck, and what it listens to beside them. @returns stops everything */
export function startDeck(app: Store): () => void {
  const stops = [
    startSessions(app, DECK_SESSIONS),
    app.get(platformAtom).push.watchPresses((path) => goTo(path)),
    startFollowingTabs(app),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
