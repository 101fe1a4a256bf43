import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { updatePush } from '@colonnade/api-client/compat'
import type { PushSubscriptionEntity } from '@colonnade/domain/entities'
import { changePushAlerts } from '@colonnade/domain/push'
import type { DesktopNotificationPermission } from '../../lib/desktop-notifications.ts'
import { logError } from '../../lib/logger.ts'
import { platformAtom } from '../app-store.ts'
import type { Session } from '../session.ts'
import { pushAtom, readStoredPush, storePush } from './push-subscription.ts'

const promptResultAtom = atom<DesktopNotificationPermission | null>(null)

/** The permission for desktop notifications; `default` before the prompt. */
export const notificationPermissionAtom = atom(
  (get): DesktopNotificationPermission =>
    get(promptResultAtom) ?? get(platformAtom).desktopNotifications.getPermission(),
)

const storePromptResultAtom = atom(null, (_get, set, answer: DesktopNotificationPermission) =>
  set(promptResultAtom, answer),
)

/** Requests the permission for desktop notifications, and then sets up push. Requires a click. */
export const requestNotificationPermissionAtom = atom(
  null,
  async (get, _set, session: Session): Promise<void> => {
    const answer = await session.platform.desktopNotifications.requestPermission()
    session.app.set(storePromptResultAtom, answer)
    const { isSupported } = get(pushAtom(session))
    if (answer === 'granted' && isSupported) await setUp(session)
  },
)

/**
 * Detects whether push is supported, and sets it up when idle if the permission is granted. Otherwise the user has to
 * click first.
 *
 * @returns stops it
 */
export function startPush(session: Session): () => void {
  const { clock, desktopNotifications, push } = session.platform
  const setSupported = (isSupported: boolean) =>
    session.store.set(pushAtom(session), (known) => ({ ...known, isSupported }))
  const isSupported = push.isSupported()
  setSupported(isSupported)
  const isAwaited = isSupported && desktopNotifications.getPermission() !== 'granted'
  const cancel = isAwaited ? null : clock.whenIdle(() => void setUp(session))
  return () => {
    cancel?.()
    setSupported(false)
  }
}

/** Loads the code on demand, because most users have it set up or do not want it. Never rejects. */
async function setUp(session: Session): Promise<void> {
  try {
    const { setUpPushAtom } = await import('./set-up-push.ts')
    await session.store.set(setUpPushAtom, session)
  } catch (error) {
    logError('push was not set up', error)
  }
}

/**
 * Sets whether a type is pushed. Shown at once, stored here after the request succeeds, and rolled back with an alert
 * after an error (PSH-08).
 *
 * @param path such as `['alerts', 'mention']`
 * @returns resolves when the server has responded. Never rejects when it refuses.
 */
export const changePushAlertsAtom = atom(
  null,
  async (get, set, session: Session, path: readonly string[], value: unknown): Promise<void> => {
    const { subscription } = get(pushAtom(session))
    if (subscription === null) return
    const changed = changePushAlerts(subscription, path, value)
    set(setPushAtom, session, changed)
    const { id, alerts } = changed
    try {
      const held = await session.platform.push.getSubscription(session.key)
      const target = held !== null && { subscription: held }
      const updated = await updatePush(session.api, { id, alerts, ...target })
      if (get(pushAtom(session)).subscription === null) return
      storePush(session, updated)
      set(applyPushResponseAtom, session, changed, updated)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      set(applyPushResponseAtom, session, changed, readStoredPush(session))
    }
  },
)

const setPushAtom = atom(
  null,
  (_get, set, session: Session, subscription: PushSubscriptionEntity | null) => {
    set(pushAtom(session), (known) => ({ ...known, subscription }))
  },
)

/** A later change is pending: it stays shown, and its own response is applied. */
const applyPushResponseAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    changed: PushSubscriptionEntity,
    answer: PushSubscriptionEntity | null,
  ) => {
    if (get(pushAtom(session)).subscription === changed) set(setPushAtom, session, answer)
  },
)
