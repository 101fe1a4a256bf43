import { t } from '@lingui/core/macro'
import { shareRecord } from '@colonnade/domain/session'
import { keepShared } from '../../lib/keep-shared.ts'
import { lazyModule, loadUntilArrived } from '../../lib/lazy-module.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import type { Platform } from '../../lib/platform.ts'
import { platformAtom } from '../../state/app-store.ts'
import { startSessions } from '../../state/sessions/start-sessions.ts'
import { SHARE_SESSIONS } from '../../state/share/share-sessions.ts'
import type { Store } from '../../state/store.ts'
import { mountPage } from '../mount-page.tsx'
import { ShareApp } from './ShareApp.tsx'

const signOutFollower = lazyModule(() => import('../../state/sessions/follow-sign-out.ts'))

/**
 * Starts the sessions of the composer, and takes in what was shared: no stream is opened and no timeline asked for. What
 * a composer wants beside it begins with its parts. @returns stops everything
 */
function startShare(app: Store): () => void {
  keepShared(app.get(platformAtom))
  return startSessions(app, { ...SHARE_SESSIONS, run: followSignOut })
}

/** Nobody waits for it to begin writing. @returns stops it */
function followSignOut(app: Store): () => void {
  let stop = loadUntilArrived(
    signOutFollower,
    ({ startFollowingSignOut }) => {
      stop = startFollowingSignOut(app)
    },
    'signing out in another tab is not followed',
  )
  return () => stop()
}

/** The element that the stand-alone page is mounted into; its properties stand at it as JSON. */
const PLACE = '[id="dashboard-compose"]'

/**
 * Mounts the stand-alone page where its element is, and does nothing where there is none (STA-01). What
 * stands in `data-props` goes over the record in the page. @returns takes it away
 */
export function mountShare(browser: Platform): () => void {
  const place = document.querySelector<HTMLElement>(PLACE)
  if (place === null) return () => undefined
  const properties = parsedJson(place.dataset['props'] ?? null)
  const { elements } = browser
  const record = shareRecord(properties, elements.initialState())
  const platform = { ...browser, elements: { ...elements, initialState: () => record } }

  return mountPage({
    platform,
    place,
    start: startShare,
    program: <ShareApp />,
    onSpeak: () => {
      document.title = `${t`New post`} · Colonnade`
    },
  })
}
