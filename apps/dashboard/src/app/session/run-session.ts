import { t } from '@lingui/core/macro'
import { isReaction } from '@colonnade/domain/notifications'
import { rowRulesModule } from '../../features/notifications/lazy-row-rules.ts'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { browserWindows } from '../../lib/app-windows.ts'
import { lazyModule, loadInBackground } from '../../lib/lazy-module.ts'
import { startRecordingErrors } from '../../lib/record-uncaught-errors.ts'
import { startLoadingFollowRequests } from '../../state/account-lists/load-follow-requests.ts'
import { startConfirmingBeforeLeaving } from '../../state/compose/confirm-before-leaving.ts'
import { startCollectingGarbage } from '../../state/entities/collect-garbage.ts'
import { fetchCustomEmojisAtom } from '../../state/entities/custom-emojis.ts'
import { startSyncingFilters } from '../../state/filters/fetch-filters.ts'
import { fetchListsAtom, startRemovingDeletedLists } from '../../state/lists/fetch-lists.ts'
import { startSavingMarkers } from '../../state/markers/send-markers.ts'
import { startDesktopNotifications } from '../../state/notifications/desktop-notifications.ts'
import {
  startCountingUnread,
  startIconBadge,
  startTitleCount,
} from '../../state/notifications/unread-badge.ts'
import { startSyncingChanges } from '../../state/other-tabs/sync-changes.ts'
import { startSyncingRead } from '../../state/other-tabs/sync-read.ts'
import { startPush } from '../../state/push/start-push.ts'
import { retryUntilSuccess } from '../../state/retry-until-success.ts'
import { startSavingScrollPositions } from '../../state/scroll-positions/write-scroll-positions.ts'
import type { Session } from '../../state/session.ts'
import { currentSessionAtom, hasSeveralAccountsAtom } from '../../state/sessions.ts'
import {
  saveAccountLooksAtom,
  startSyncingAccountLooks,
} from '../../state/sessions/account-looks.ts'
import { fetchInstanceAtom } from '../../state/sessions/fetch-instance.ts'
import { removeStaleDataAtom } from '../../state/sessions/remove-stale-data.ts'
import { startSavingInitialRequests } from '../../state/sessions/save-initial-requests.ts'
import { startSavingSleepingColumns } from '../../state/sessions/save-sleeping-columns.ts'
import { showEndedSignInsAtom } from '../../state/sessions/show-ended-sign-ins.ts'
import { signInErrorAtom } from '../../state/sessions/sign-in.ts'
import { startRetries } from '../../state/sessions/start-retries.ts'
import { startSyncingSignOut } from '../../state/sessions/sync-sign-out.ts'
import { startWatchingColumns } from '../../state/sessions/watch-columns.ts'
import { offerIntroductionAtom } from '../../state/settings/introduction.ts'
import type { StateToSave } from '../../state/settings/load-settings.ts'
import { startSavingSettings } from '../../state/settings/throttle-settings-save.ts'
import type { Store } from '../../state/store.ts'
import { startStreaming } from '../../state/streaming/connect.ts'
import { startSharingBudget } from '../../state/streaming/share-budget.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { startWindows } from '../../state/windows/start-windows.ts'
import { startWritingCache } from '../../state/write-timeline-cache/write-cache.ts'
import { startRevealingAddedAccount } from './reveal-added-account.ts'

/** Returns the title of a desktop notification. The emoji of a reaction is in its text. */
export function getNotificationTitle(type: string, name: string): string {
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
      return t`${name} just posted`
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
        : t`Unsupported notification from ${name}`
  }
}

/**
 * Starts everything that runs while an account is signed in and that the first posts do not need.
 *
 * @param begun the state to save when the session started; later changes to it are saved
 * @returns stops all of it
 */
export function runSession(session: Session, begun: StateToSave): () => void {
  // First, because columns of other windows are not loaded here.
  startWindows(session.app, browserWindows)
  const stops = [
    startSavingInitialRequests(session),
    startWatchingColumns(session),
    startSavingSettings(session, begun),
    startConfirmingBeforeLeaving(session),
    startCollectingGarbage(session),
    startSharingBudget(session),
    startStreaming(session),
    startSavingMarkers(session),
    startSavingScrollPositions(session),
    startRetries(session),
    startSyncingFilters(session),
    startDesktopNotifications(session, getNotificationTitle),
    startCountingUnread(session),
    startPush(session),
    startDrafts(session),
    startRowRules(session),
    startWritingCache(session),
    startSyncingChanges(session),
    startSyncingRead(session),
  ]
  // Any other page has fetched it before the session started.
  if (session.servesPage) void session.store.set(fetchInstanceAtom, session)
  session.store.set(offerIntroductionAtom, session)
  session.platform.storage.remove(getAccountStorageKey(session.key, 'ended'))
  startLoadingFollowRequests(session)
  startRemovingDeletedLists(session)
  void retryUntilSuccess(session, 'lists', () => session.store.set(fetchListsAtom, session))
  void retryUntilSuccess(session, 'emoji', () => session.store.set(fetchCustomEmojisAtom, session))
  return () => {
    for (const stop of stops) stop()
  }
}

const draftsModule = lazyModule(() =>
  Promise.all([
    import('../../state/drafts/save-drafts.ts'),
    import('../../state/share/shared-text.ts'),
  ]),
)

/** Starts saving drafts. The code is loaded with the composer, because no text is typed earlier. @returns stops it */
function startDrafts(session: Session): () => void {
  let stop = loadInBackground(
    draftsModule,
    ([{ startSavingDrafts }, { appendSharedText }]) => {
      // Runs before a draft of an earlier page is opened, which happens only in an empty composer.
      if (session.app.get(currentSessionAtom) === session) appendSharedText(session)
      stop = startSavingDrafts(session)
    },
    'drafts are not kept',
  )
  return () => stop()
}

/** Starts what decides which notifications columns show. @returns stops it */
function startRowRules(session: Session): () => void {
  let stop = loadInBackground(
    rowRulesModule,
    ({ startNotificationRules }) => {
      stop = startNotificationRules(session)
    },
    'notification columns of chosen people wait',
  )
  return () => stop()
}

/** Starts what covers all accounts together, such as the unread count in the title. @returns stops it */
export function runAllSessions(app: Store): () => void {
  app.set(removeStaleDataAtom)
  app.set(showEndedSignInsAtom)
  if (app.get(hasSeveralAccountsAtom)) app.set(saveAccountLooksAtom)
  // The last attempt to add an account failed. The dialog says why.
  if (app.get(signInErrorAtom) !== null) app.set(openModalAtom, { type: 'ADD_ACCOUNT' })
  const stops = [
    startSyncingSignOut(app),
    startIconBadge(app),
    startTitleCount(app),
    startSyncingAccountLooks(app),
    startSavingSleepingColumns(app),
    startRevealingAddedAccount(app),
    startRecordingErrors(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
