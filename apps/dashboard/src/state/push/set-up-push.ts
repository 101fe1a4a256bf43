import { atom } from 'jotai/vanilla'
import type { CallOptions } from '@colonnade/api-client'
import { readPush, readPushKey, subscribePush } from '@colonnade/api-client/twins'
import type { PushSubscriptionEntity } from '@colonnade/domain/entities'
import { isStillGood, pushTrouble } from '@colonnade/domain/push'
import { logError, logWarning } from '../../lib/logger.ts'
import type { Session } from '../session.ts'
import { storedSession } from '../stored-session.ts'
import { clearPushAtom, pushAtom, readStoredPush, storePush } from './push.ts'

const UNASKED: CallOptions = { skipLoading: true, skipAlert: true, priority: 'background' }

/**
 * Lets the server reach this browser: keeps the subscription that there is where it is still good,
 * else makes a new one, with the alerts that were chosen here before. Any failure leaves nothing
 * behind, and is logged (PSH-02 to PSH-06, PSH-09 to PSH-11).
 *
 * @returns resolves when it is done. Never rejects.
 */
export const setUpPushAtom = atom(null, async (get, set, session: Session): Promise<void> => {
  if (!get(pushAtom(session)).isSupported) {
    logWarning('This browser does not support push notifications.')
    return
  }
  const serverKey = await keyOf(session)
  if (serverKey === null) {
    logError('The server names no public key (VAPID): push notifications cannot be received.')
    return
  }
  try {
    const isWanted = set(takePushAtom, session, await subscribed(session, serverKey))
    if (!isWanted) await session.platform.push.unsubscribe(session.key)
  } catch (error) {
    tell(error, serverKey)
    await set(clearPushAtom, session)
  }
})

/** @returns whether anybody still wants it: not after the end, when all of the account was forgotten */
const takePushAtom = atom(
  null,
  (get, set, session: Session, push: PushSubscriptionEntity): boolean => {
    if (!get(pushAtom(session)).isSupported) return false
    set(pushAtom(session), (known) => ({ ...known, subscription: push }))
    storePush(session, push)
    return true
  },
)

/** A server that cannot be asked now is asked at the next start. */
async function keyOf({ api, key, platform, servesPage }: Session): Promise<string | null> {
  const page = servesPage ? platform.elements.pushKey() : null
  const app = storedSession(platform.storage, key)?.app.vapidKey ?? null
  return readPushKey(api, { page, app }, UNASKED).catch(() => null)
}

async function subscribed(session: Session, serverKey: string): Promise<PushSubscriptionEntity> {
  const { api, key, origin } = session
  const { push } = session.platform
  const local = readStoredPush(session)
  const held = await push.current(key)
  if (held !== null) {
    const known = (await readPush(api, UNASKED).catch(() => null)) ?? local
    if (known !== null && isStillGood(held, serverKey, known.endpoint)) return known
    await push.unsubscribe(key)
  }
  const made = await push.subscribe(key, origin, serverKey)
  return subscribePush(api, { subscription: made, alerts: local?.alerts ?? null }, UNASKED)
}

function tell(error: unknown, serverKey: string): void {
  switch (pushTrouble(error)) {
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
