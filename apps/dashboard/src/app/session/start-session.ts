import { lazyModule, loadUntilArrived } from '../../lib/lazy-module.ts'
import { logError } from '../../lib/logger.ts'
import { platformAtom } from '../../state/app-store.ts'
import { expectStreams } from '../../state/live-lists/list-follower.ts'
import { readMarkers } from '../../state/markers/read-markers.ts'
import type { Session } from '../../state/session.ts'
import { openSessionsAtom } from '../../state/sessions/open-sessions.ts'
import { rememberStop, stopSession } from '../../state/sessions/running-sessions.ts'
import { startFollowingTabs } from '../../state/settings/follow-tabs.ts'
import { stateToSave } from '../../state/settings/load-settings.ts'
import { LOCAL_SETTINGS_KEY, reloadLocalSettingsAtom } from '../../state/settings/local-settings.ts'
import type { Store } from '../../state/store.ts'
import { startLaying } from '../../state/timelines/start-laying.ts'
import { afterFirstRows } from '../../state/ui/first-rows.ts'
import { goTo } from '../../ui/link/go-to.ts'

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

/** Finds who is signed in and starts all that runs for them; signing out stops it. @returns stops everything */
export function startSession(app: Store): () => void {
  let sessions: readonly Session[] = []
  let isStopped = false
  const started = app.set(openSessionsAtom, app).then((found) => {
    if (isStopped) return
    sessions = found
    if (found.length > 0) stops.push(runLate(app, ({ runShell }) => runShell(app)))
    for (const session of found) rememberStop(session, startAccount(session))
  })
  started.catch((error: unknown) => logError('the start failed', error))
  const { storage, push } = app.get(platformAtom)
  const stops = [
    push.watchPresses((path) => goTo(path)),
    startFollowingTabs(app),
    storage.watch((key) => {
      if (key === LOCAL_SETTINGS_KEY) app.set(reloadLocalSettingsAtom)
    }),
  ]
  return () => {
    isStopped = true
    for (const stop of stops) stop()
    for (const session of sessions) stopSession(session)
  }
}
