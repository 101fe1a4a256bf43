import { t } from '@lingui/core/macro'
import { browserNetwork } from '../../lib/shell/network.ts'
import { followShell, pageEntry } from '../../lib/shell/shell-gate.ts'
import { platformAtom } from '../../state/app-store.ts'
import { sentDraftsAtom } from '../../state/compose/draft.ts'
import { isUploadingAtom } from '../../state/compose/upload-list.ts'
import { writeDrafts } from '../../state/drafts/write-drafts.ts'
import type { Session } from '../../state/session.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import type { Store } from '../../state/store.ts'
import { storedSession } from '../../state/stored-session.ts'
import {
  dismissMessageAtom,
  type Message,
  messagesAtom,
  showMessageAtom,
} from '../../state/ui/messages.ts'
import { startTellingNetwork } from './tell-network.ts'

/** A browser that writes slower than this keeps the words all the same, as the page goes. Unit: ms. */
const WRITING_MS = 2_000

/**
 * Tells that a new version is ready, and loads it where the reader wants it. Nothing is lost: drafts are
 * written first, and what is on its way arrives first. @returns tells it, once while the notice stands
 */
export function newVersionOffer(app: Store, takeOver: () => Promise<void>): () => void {
  let shown: Message | null = null
  const show = (text: string, label: string, run: () => void) => {
    shown = app.set(showMessageAtom, { kind: 'text', text, action: { label, run }, stays: true })
  }
  // Not by its key: a later message may have that again.
  const isShown = () => app.get(messagesAtom).some((message) => message === shown)
  const hide = () => {
    if (shown !== null && isShown()) app.set(dismissMessageAtom, shown.key)
  }

  const reload = () => void keepAndReload(app, takeOver)
  const handleReload = () => {
    const sessions = app.get(sessionsAtom)
    if (!sessions.some(isUnsettled)) return reload()
    const stop = untilSettled(sessions, () => {
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

async function keepAndReload(app: Store, takeOver: () => Promise<void>): Promise<void> {
  const { clock, page } = app.get(platformAtom)
  const written = Promise.all(app.get(sessionsAtom).map(writeDrafts))
  await Promise.race([written, new Promise<void>((resolve) => clock.after(WRITING_MS, resolve))])
  await takeOver()
  page.reload()
}

/** Whether files or a post are on their way: they would have to begin anew after the page. */
const isUnsettled = (session: Session): boolean =>
  session.store.get(isUploadingAtom(session)) || session.store.get(sentDraftsAtom(session)).size > 0

/** Runs once nothing is on its way any more, at once where nothing is. @returns stops waiting */
function untilSettled(sessions: readonly Session[], run: () => void): () => void {
  const stops: (() => void)[] = []
  const stop = () => {
    for (const each of stops.splice(0)) each()
  }
  const look = () => {
    if (sessions.some(isUnsettled)) return
    stop()
    run()
  }
  for (const session of sessions) {
    stops.push(session.store.sub(isUploadingAtom(session), look))
    stops.push(session.store.sub(sentDraftsAtom(session), look))
  }
  look()
  return stop
}

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
