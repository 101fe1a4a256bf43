import { browserNetwork } from '../../lib/shell/network.ts'
import { followShell, pageEntry } from '../../lib/shell/shell-gate.ts'
import { platformAtom } from '../../state/app-store.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import type { Store } from '../../state/store.ts'
import { storedSession } from '../../state/stored-session.ts'
import { newVersionOffer } from './offer-new-version.ts'
import { startTellingNetwork } from './tell-network.ts'

/** Keeps the program for when there is no network, and tells what becomes of both. */
export function startShell(app: Store): void {
  startTellingNetwork(app, browserNetwork)
  whenSignedIn(app, () => followVersions(app))
}

/** Whoever only looks at the sign-in screen is spared the download. */
function whenSignedIn(app: Store, run: () => void): void {
  if (app.get(sessionsAtom).length > 0) {
    run()
    return
  }
  const stop = app.sub(sessionsAtom, () => {
    if (app.get(sessionsAtom).length === 0) return
    stop()
    run()
  })
}

function followVersions(app: Store): void {
  const { clock, storage } = app.get(platformAtom)
  const entry = pageEntry(document)
  // Absent on insecure pages, whatever the types say.
  const { serviceWorker: workers, locks }: Partial<Navigator> = navigator
  if (workers === undefined || entry === null) return

  const startsAlone = () =>
    app.get(sessionsAtom).every(({ key }) => storedSession(storage, key) !== null)
  let takeOver = () => Promise.resolve()
  const onNewVersion = newVersionOffer(app, () => takeOver())
  followShell({ workers, locks, clock, entry }, { startsAlone, onNewVersion }).then(
    (shell) => {
      takeOver = shell.takeOver
    },
    // A browser that keeps nothing for this page goes on without: everything else works.
    () => undefined,
  )
}
