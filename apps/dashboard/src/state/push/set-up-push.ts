import { atom } from 'jotai/vanilla'
import type { RequestOptions } from '@colonnade/api-client'
import { readPush, readPushKey, subscribePush } from '@colonnade/api-client/compat'
import type { PushSubscriptionEntity } from '@colonnade/domain/entities'
import { isSubscriptionValid, toPushError } from '@colonnade/domain/push'
import { logError, logWarning } from '../../lib/logger.ts'
import type { Session } from '../session.ts'
import { readStoredSession } from '../stored-session.ts'
import { clearPushAtom, pushAtom, readStoredPush, storePush } from './push-subscription.ts'

const BACKGROUND_OPTIONS: RequestOptions = {
  skipLoading: true,
  skipAlert: true,
  priority: 'background',
}

/**
 * Sets up push: keeps a subscription that is still valid, or creates one with the alerts that were chosen here
 * before. Any failure removes everything and is logged (PSH-02 to PSH-06, PSH-09 to PSH-11).
 *
 * @returns resolves when it is done. Never rejects.
 */
export const setUpPushAtom = atom(null, async (get, set, session: Session): Promise<void> => {
  if (!get(pushAtom(session)).isSupported) {
    logWarning('This browser does not support push notifications.')
    return
  }
  const serverKey = await fetchServerKey(session)
  if (serverKey === null) {
    logError('The server names no public key (VAPID): push notifications cannot be received.')
    return
  }
  try {
    const isWanted = set(applyPushAtom, session, await ensureSubscription(session, serverKey))
    if (!isWanted) await session.platform.push.unsubscribe(session.key)
  } catch (error) {
    logFailure(error, serverKey)
    await set(clearPushAtom, session)
  }
})

/** @returns whether it is still needed: not after the end, when the account's data was removed */
const applyPushAtom = atom(
  null,
  (get, set, session: Session, push: PushSubscriptionEntity): boolean => {
    if (!get(pushAtom(session)).isSupported) return false
    set(pushAtom(session), (known) => ({ ...known, subscription: push }))
    storePush(session, push)
    return true
  },
)

/** After a failed request it is fetched at the next start. */
async function fetchServerKey({ api, key, platform, servesPage }: Session): Promise<string | null> {
  const page = servesPage ? platform.elements.pushKey() : null
  const app = readStoredSession(platform.storage, key)?.app.vapidKey ?? null
  return readPushKey(api, { page, app }, BACKGROUND_OPTIONS).catch(() => null)
}

async function ensureSubscription(
  session: Session,
  serverKey: string,
): Promise<PushSubscriptionEntity> {
  const { api, key, origin } = session
  const { push } = session.platform
  const local = readStoredPush(session)
  const held = await push.getSubscription(key)
  if (held !== null) {
    const known = (await readPush(api, BACKGROUND_OPTIONS).catch(() => null)) ?? local
    if (known !== null && isSubscriptionValid(held, serverKey, known.endpoint)) return known
    await push.unsubscribe(key)
  }
  const made = await push.subscribe(key, origin, serverKey)
  return subscribePush(
    api,
    { subscription: made, alerts: local?.alerts ?? null },
    BACKGROUND_OPTIONS,
  )
}

function logFailure(error: unknown, serverKey: string): void {
  switch (toPushError(error)) {
    case 'no-vapid':
      logWarning('This browser has push notifications, but seems to lack VAPID.', error)
      break
    case 'bad-key':
      logError('The server’s public key (VAPID) seems to be invalid:', serverKey)
      break
    case 'other':
      logError('Push notifications could not be set up.', error)
  }
}
