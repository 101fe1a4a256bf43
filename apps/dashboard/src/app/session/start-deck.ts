import { lazyModule, loadInBackground } from '../../lib/lazy-module.ts'
import { platformAtom } from '../../state/app-store.ts'
import { createSession } from '../../state/create-session.ts'
import { startWaitingForStreams } from '../../state/live-lists/timeline-updater.ts'
import { fetchMarkers } from '../../state/markers/fetch-markers.ts'
import type { Session } from '../../state/session.ts'
import { loadSleepingColumnsAtom } from '../../state/sessions/load-sleeping-columns.ts'
import { resumeStoredSession } from '../../state/sessions/resume-stored-session.ts'
import { type PageSessions, startSessions } from '../../state/sessions/start-sessions.ts'
import { setSessionCleanup } from '../../state/sessions/stop-session.ts'
import { loadSettingsAtom, getStateToSave } from '../../state/settings/load-settings.ts'
import { startSyncingSettings } from '../../state/settings/sync-settings-across-tabs.ts'
import type { Store } from '../../state/store.ts'
import { prefetchCachedRows } from '../../state/timeline-cache/read-cache.ts'
import { watchRecompute } from '../../state/timelines/watch-recompute.ts'
import { runAfterFirstRows } from '../../state/ui/run-after-first-rows.ts'
import { goTo } from '../../ui/link/go-to.ts'

const runSessionModule = lazyModule(() => import('./run-session.ts'))
type RunSessionModule = Awaited<ReturnType<typeof runSessionModule.load>>

/**
 * Starts what the first posts need, and afterwards everything else of a signed-in account. @returns stops all of it
 */
function startAccount(session: Session): () => void {
  const stopRecompute = watchRecompute(session)
  const initialState = getStateToSave(session)
  fetchMarkers(session)
  const stopWaiting = startWaitingForStreams(session)
  const stopRunning = runDeferred(session.app, ({ runSession }) =>
    runSession(session, initialState),
  )
  return () => {
    stopRecompute()
    stopWaiting()
    stopRunning()
  }
}

/** Runs code that is loaded after the first posts. @returns stops it, also before it is loaded */
function runDeferred(app: Store, run: (running: RunSessionModule) => () => void): () => void {
  let stop = () => {}
  const cancel = runAfterFirstRows(app, () => {
    stop = loadInBackground(
      runSessionModule,
      (running) => {
        stop = run(running)
      },
      'the background work of an account could not be started',
    )
  })
  return () => {
    cancel()
    stop()
  }
}

const DECK_SESSIONS: PageSessions = {
  resume: (stored, platform) =>
    Promise.all(stored.map((one) => resumeStoredSession(one, platform))),
  create: createSession,
  prepare(sessions) {
    for (const session of sessions) {
      session.store.set(loadSettingsAtom, session)
      prefetchCachedRows(session)
    }
    sessions[0]?.app.set(loadSleepingColumnsAtom, sessions)
  },
  run(app, sessions) {
    const stop = runDeferred(app, ({ runAllSessions }) => runAllSessions(app))
    for (const session of sessions) setSessionCleanup(session, startAccount(session))
    return stop
  },
}

/** Starts the sessions of the deck and its global listeners. @returns stops all of it */
export function startDeck(app: Store): () => void {
  const stops = [
    startSessions(app, DECK_SESSIONS),
    app.get(platformAtom).push.watchClicks((path) => goTo(path)),
    startSyncingSettings(app),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
