import { logError } from '../lib/logger.ts'
import { platformAtom } from '../state/app-store.ts'
import { startWatchingColumns } from '../state/columns/watch-columns.ts'
import { startAskingBeforeLeaving } from '../state/compose/ask-before-leaving.ts'
import { fetchCustomEmojisAtom } from '../state/entities/custom-emojis.ts'
import { startSweeping } from '../state/entities/sweep.ts'
import { startFollowingFilters } from '../state/filters/filters.ts'
import { fetchListsAtom } from '../state/lists/fetch-lists.ts'
import { readMarkers } from '../state/markers/read-markers.ts'
import { startSavingMarkers } from '../state/markers/save-markers.ts'
import { startAnnouncing } from '../state/notifications/announce.ts'
import {
  startCountingUnread,
  startIconBadge,
  startTitleCount,
} from '../state/notifications/unread-badge.ts'
import { startWaitingRequests } from '../state/people-lists/start-waiting-requests.ts'
import { startKeepingPlaces } from '../state/places/keep-places.ts'
import { startPush } from '../state/push/start-push.ts'
import type { Session } from '../state/session.ts'
import { openSessionsAtom } from '../state/sessions/open-sessions.ts'
import { rememberStop, stopSession } from '../state/sessions/running-sessions.ts'
import { startReadingServer } from '../state/sessions/start-reading-server.ts'
import { startFollowingTabs } from '../state/settings/follow-tabs.ts'
import { offerIntroductionAtom } from '../state/settings/introduction.ts'
import { LOCAL_SETTINGS_KEY, reloadLocalSettingsAtom } from '../state/settings/local-settings.ts'
import { startSavingSettings } from '../state/settings/save-settings.ts'
import type { Store } from '../state/store.ts'
import { startStreaming } from '../state/streaming/connect.ts'
import { goTo } from '../ui/link/go-to.ts'
import { noticeTitle } from './notice-title.ts'

/** Everything that runs while an account is signed in. @returns stops all of it */
function startAccount(session: Session): () => void {
  const stops = [
    startWatchingColumns(session),
    startSavingSettings(session),
    startDrafts(session),
    startAskingBeforeLeaving(session),
    startSweeping(session),
    startStreaming(session),
    startSavingMarkers(session),
    startKeepingPlaces(session),
    startReadingServer(session),
    startFollowingFilters(session),
    startAnnouncing(session, noticeTitle),
    startCountingUnread(session),
    startPush(session),
    startSeen(session),
  ]
  readMarkers(session)
  session.store.set(offerIntroductionAtom, session)
  startWaitingRequests(session)
  void session.store.set(fetchListsAtom, session)
  void session.store.set(fetchCustomEmojisAtom, session)
  return () => {
    for (const stop of stops) stop()
  }
}

/** Drafts travel with the composer: nothing is typed before it is there. @returns stops them */
function startDrafts(session: Session): () => void {
  let stop: (() => void) | null = null
  let isOver = false
  import('../state/drafts/keep-drafts.ts')
    .then(({ startKeepingDrafts }) => {
      if (!isOver) stop = startKeepingDrafts(session)
    })
    .catch((error: unknown) => logError('drafts are not kept', error))
  return () => {
    isOver = true
    stop?.()
  }
}

/** What was seen is kept from when there is time for it. @returns stops it */
function startSeen(session: Session): () => void {
  let isOver = false
  let stop = session.platform.clock.whenIdle(() => {
    import('../state/last-seen/keep-seen.ts')
      .then(({ startKeepingSeen }) => {
        if (!isOver) stop = startKeepingSeen(session)
      })
      .catch((error: unknown) => logError('what is seen is not kept', error))
  })
  return () => {
    isOver = true
    stop()
  }
}

/** Finds who is signed in and starts all that runs for them; signing out stops it. @returns stops everything */
export function startSession(app: Store): () => void {
  let isStopped = false
  let sessions: readonly Session[] = []
  const started = app.set(openSessionsAtom, app).then((found) => {
    if (isStopped) return
    sessions = found
    for (const session of found) rememberStop(session, startAccount(session))
  })
  started.catch((error: unknown) => logError('the start failed', error))
  const { storage } = app.get(platformAtom)
  const stopBadge = startIconBadge(app)
  const stopTitle = startTitleCount(app)
  const { push } = app.get(platformAtom)
  const stopPresses = push.watchPresses((path) => goTo(path))
  const stopFollowing = startFollowingTabs(app)
  const stopWatching = storage.watch((key) => {
    if (key === LOCAL_SETTINGS_KEY) app.set(reloadLocalSettingsAtom)
  })
  return () => {
    isStopped = true
    stopWatching()
    stopFollowing()
    stopBadge()
    stopTitle()
    stopPresses()
    for (const session of sessions) stopSession(session)
  }
}
