import { t } from '@lingui/core/macro'
import { isReaction } from '@colonnade/domain/notifications'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { startHearingErrors } from '../../lib/hear-errors.ts'
import { lazyModule, loadUntilArrived } from '../../lib/lazy-module.ts'
import { startAskingBeforeLeaving } from '../../state/compose/ask-before-leaving.ts'
import { fetchCustomEmojisAtom } from '../../state/entities/custom-emojis.ts'
import { startSweeping } from '../../state/entities/sweep.ts'
import { startFollowingFilters } from '../../state/filters/filters.ts'
import { fetchListsAtom, startForgettingGoneLists } from '../../state/lists/fetch-lists.ts'
import { startSavingMarkers } from '../../state/markers/save-markers.ts'
import { startAnnouncing } from '../../state/notifications/announce.ts'
import {
  startCountingUnread,
  startIconBadge,
  startTitleCount,
} from '../../state/notifications/unread-badge.ts'
import { startFollowingChanges } from '../../state/other-tabs/follow-changes.ts'
import { startWaitingRequests } from '../../state/people-lists/start-waiting-requests.ts'
import { startKeepingPlaces } from '../../state/places/keep-places.ts'
import { startPush } from '../../state/push/start-push.ts'
import { startKeepingSeen } from '../../state/save-last-seen/keep-seen.ts'
import type { Session } from '../../state/session.ts'
import { currentSessionAtom } from '../../state/sessions.ts'
import { startFollowingSignOut } from '../../state/sessions/follow-sign-out.ts'
import { forgetLeftoversAtom } from '../../state/sessions/forget-leftovers.ts'
import { startKeepingFirstCalls } from '../../state/sessions/keep-first-calls.ts'
import {
  startAskingUnanswered,
  startReadingServer,
} from '../../state/sessions/start-asking-unanswered.ts'
import { tellOfEndedSignInsAtom } from '../../state/sessions/tell-of-ended.ts'
import { startWatchingColumns } from '../../state/sessions/watch-columns.ts'
import { offerIntroductionAtom } from '../../state/settings/introduction.ts'
import type { StateToSave } from '../../state/settings/load-settings.ts'
import { startSavingSettings } from '../../state/settings/save-settings.ts'
import type { Store } from '../../state/store.ts'
import { startStreaming } from '../../state/streaming/connect.ts'
import { askUntilAnswered } from '../../state/until-answered.ts'

/** The sentence over a notice of the system. The emoji of a reaction stands in its text. */
export function noticeTitle(type: string, name: string): string {
  switch (type) {
    case 'favourite':
      return t`${name} favourited your post`
    case 'reblog':
      return t`${name} boosted your post`
    case 'follow':
      return t`${name} followed you`
    case 'follow_request':
      return t`${name} has requested to follow you`
    case 'mention':
      return t`${name} mentioned you`
    case 'poll':
      return t`A poll by ${name} has ended`
    case 'status':
      return t`${name} published a post`
    case 'update':
      return t`${name} edited a post`
    case 'quote':
      return t`${name} quoted your post`
    case 'quoted_update':
      return t`${name} edited a post you have quoted`
    case 'admin.sign_up':
      return t`${name} signed up`
    case 'admin.report':
      return t`${name} filed a report`
    case 'severed_relationships':
      return t`Lost connections with ${name}`
    case 'moderation_warning':
      return t`You have received a moderation warning`
    default:
      return isReaction(type)
        ? t`${name} reacted to your post`
        : t`${name} did something this version doesn't support`
  }
}

/**
 * All that runs while an account is signed in, and that the first posts do without.
 *
 * @param begun what was to be saved when the account was opened: what has changed since is saved
 * @returns stops all of it
 */
export function runSession(session: Session, begun: StateToSave): () => void {
  const stops = [
    startKeepingFirstCalls(session),
    startWatchingColumns(session),
    startSavingSettings(session, begun),
    startAskingBeforeLeaving(session),
    startSweeping(session),
    startStreaming(session),
    startSavingMarkers(session),
    startKeepingPlaces(session),
    startReadingServer(session),
    startAskingUnanswered(session),
    startFollowingFilters(session),
    startAnnouncing(session, noticeTitle),
    startCountingUnread(session),
    startPush(session),
    startDrafts(session),
    startKeepingSeen(session),
    startFollowingChanges(session),
  ]
  session.store.set(offerIntroductionAtom, session)
  session.platform.storage.remove(accountStorageKey(session.key, 'ended'))
  startWaitingRequests(session)
  startForgettingGoneLists(session)
  void askUntilAnswered(session, 'lists', () => session.store.set(fetchListsAtom, session))
  void askUntilAnswered(session, 'emoji', () => session.store.set(fetchCustomEmojisAtom, session))
  return () => {
    for (const stop of stops) stop()
  }
}

const keepingDrafts = lazyModule(() =>
  Promise.all([import('../../state/drafts/keep-drafts.ts'), import('../../state/share/shared.ts')]),
)

/** Drafts travel with the composer: nothing is typed before it is there. @returns stops them */
function startDrafts(session: Session): () => void {
  let stop = loadUntilArrived(
    keepingDrafts,
    ([{ startKeepingDrafts }, { addShared }]) => {
      // Before: a draft of an earlier page is opened where nothing is written yet.
      if (session.app.get(currentSessionAtom) === session) addShared(session)
      stop = startKeepingDrafts(session)
    },
    'drafts are not kept',
  )
  return () => stop()
}

/** What tells of all accounts together. @returns stops it */
export function runShell(app: Store): () => void {
  app.set(forgetLeftoversAtom)
  app.set(tellOfEndedSignInsAtom)
  const stops = [
    startFollowingSignOut(app),
    startIconBadge(app),
    startTitleCount(app),
    startHearingErrors(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
