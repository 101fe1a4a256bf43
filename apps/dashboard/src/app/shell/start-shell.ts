import { t } from '@lingui/core/macro'
import { browserNetwork } from '../../lib/shell/network.ts'
import { registerShell, getPageEntry } from '../../lib/shell/register-shell.ts'
import { platformAtom } from '../../state/app-store.ts'
import { submittingDraftsAtom } from '../../state/compose/draft.ts'
import { isUploadingAtom } from '../../state/compose/upload-list.ts'
import { saveDraftsBeforeLeaving } from '../../state/drafts/save-before-leaving.ts'
import type { Session } from '../../state/session.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import type { Store } from '../../state/store.ts'
import { readStoredSession } from '../../state/stored-session.ts'
import {
  dismissMessageAtom,
  type Message,
  messagesAtom,
  showMessageAtom,
} from '../../state/ui/messages.ts'
import { startWatchingNetwork } from './watch-network.ts'

/**
 * Returns a function that offers a new version in a toast and loads it on request. Drafts are saved and pending
 * requests finish before the reload. @returns shows the offer, unless it is shown already
 */
export function createNewVersionOffer(app: Store, takeOver: () => Promise<void>): () => void {
  let shown: Message | null = null
  const show = (text: string, label: string, run: () => void) => {
    shown = app.set(showMessageAtom, { kind: 'text', text, action: { label, run }, stays: true })
  }
  // Compares the message, because a later one may have the same key.
  const isShown = () => app.get(messagesAtom).some((message) => message === shown)
  const hide = () => {
    if (shown !== null && isShown()) app.set(dismissMessageAtom, shown.key)
  }

  const reload = () => void saveAndReload(app, takeOver)
  const handleReload = () => {
    const sessions = app.get(sessionsAtom)
    if (!sessions.some(hasPendingUploads)) return reload()
    const stop = runWhenSent(sessions, () => {
      hide()
      reload()
    })
    show(t`Will reload after pending requests finish`, t`Not now`, stop)
  }

  return () => {
    if (isShown()) return
    show(t`A new version is ready`, t`Reload`, handleReload)
  }
}

async function saveAndReload(app: Store, takeOver: () => Promise<void>): Promise<void> {
  const platform = app.get(platformAtom)
  await saveDraftsBeforeLeaving(platform, app.get(sessionsAtom))
  await takeOver()
  platform.page.reload()
}

/** Returns whether files or a post are being sent. A reload would restart them. */
const hasPendingUploads = (session: Session): boolean =>
  session.store.get(isUploadingAtom(session)) ||
  session.store.get(submittingDraftsAtom(session)).size > 0

/** Runs once all pending requests have finished, or at once without any. @returns cancels it */
function runWhenSent(sessions: readonly Session[], run: () => void): () => void {
  const stops: (() => void)[] = []
  const stop = () => {
    for (const each of stops.splice(0)) each()
  }
  const checkSent = () => {
    if (sessions.some(hasPendingUploads)) return
    stop()
    run()
  }
  for (const session of sessions) {
    stops.push(session.store.sub(isUploadingAtom(session), checkSent))
    stops.push(session.store.sub(submittingDraftsAtom(session), checkSent))
  }
  checkSent()
  return stop
}

/** Starts the offline support and reports network changes and new versions. */
export function startShell(app: Store): void {
  startWatchingNetwork(app, browserNetwork)
  runWhenSignedIn(app, () => watchVersions(app))
}

/** Skips the download while only the sign-in screen is shown. */
function runWhenSignedIn(app: Store, run: () => void): void {
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

function watchVersions(app: Store): void {
  const { clock, storage } = app.get(platformAtom)
  const entry = getPageEntry(document)
  // Undefined on insecure pages, contrary to its type.
  const { serviceWorker: workers, locks }: Partial<Navigator> = navigator
  if (workers === undefined || entry === null) return

  const startsAlone = () =>
    app.get(sessionsAtom).every(({ key }) => readStoredSession(storage, key) !== null)
  let takeOver = () => Promise.resolve()
  const onNewVersion = createNewVersionOffer(app, () => takeOver())
  registerShell({ workers, locks, clock, entry }, { startsAlone, onNewVersion }).then(
    (shell) => {
      takeOver = shell.activateWaiting
    },
    // Without a service worker only the offline start is missing.
    () => undefined,
  )
}
