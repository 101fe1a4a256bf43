import { lazyModule, loadInBackground } from '../../lib/lazy-module.ts'
import { platformAtom } from '../../state/app-store.ts'
import { createSession } from '../../state/create-session.ts'
import { startWaitingForStreams } from '../../state/live-lists/timeline-updater.ts'
import { fetchMarkers } from '../../state/markers/fetch-markers.ts'
import type { Session } from '../../state/session.ts'
import { loadSleepingColumnsAtom } from '../../state/sessions/load-sleeping-columns.ts'
import type { PageSessions } from '../../state/sessions/open-session.ts'
import { resumeStoredSession } from '../../state/sessions/resume-stored-session.ts'
import { startSessions } from '../../state/sessions/start-sessions.ts'
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

/** Loads what the columns of an account show first. */
function prepareAccount(session: Session): void {
  session.store.set(loadSettingsAtom, session)
  prefetchCachedRows(session)
}

const DECK_SESSIONS: PageSessions = {
  resume: resumeStoredSession,
  create: createSession,
  prepare(sessions) {
    sessions.forEach(prepareAccount)
    sessions[0]?.app.set(loadSleepingColumnsAtom, sessions)
  },
  prepareLate: prepareAccount,
  runLater: runAfterFirstRows,
  run: (app) => runDeferred(app, ({ runAllSessions }) => runAllSessions(app)),
  startSession: startAccount,
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
