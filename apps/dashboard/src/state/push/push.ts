import { atom } from 'jotai/vanilla'
import type { PushSubscriptionEntity } from '@colonnade/domain/entities'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { logWarning } from '../../lib/logger.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import { perSession, type Session } from '../session.ts'

interface PushState {
  /** Whether this browser can be reached at all; false before the start and after the end. */
  readonly isSupported: boolean
  /** How the server reaches it now. */
  readonly subscription: PushSubscriptionEntity | null
}

/** Written by this folder alone. */
export const pushAtom = perSession(() =>
  atom<PushState>({ isSupported: false, subscription: null }),
)

/** The subscription, with its alerts, that this browser last had for the account. */
export function readStoredPush({ platform, key }: Session): PushSubscriptionEntity | null {
  const raw = parsedJson(platform.storage.read(accountStorageKey(key, 'push')))
  return isStoredPush(raw) ? raw : null
}

export function storePush({ platform, key }: Session, push: PushSubscriptionEntity): void {
  platform.storage.write(accountStorageKey(key, 'push'), JSON.stringify(push))
}

function forgetPush({ platform, key }: Session): void {
  platform.storage.remove(accountStorageKey(key, 'push'))
}

/** Our own writing is trusted once its outline is right. */
function isStoredPush(raw: unknown): raw is PushSubscriptionEntity {
  if (typeof raw !== 'object' || raw === null) return false
  const { id, endpoint, alerts } = raw as Partial<PushSubscriptionEntity>
  return typeof id === 'string' && typeof endpoint === 'string' && typeof alerts === 'object'
}

/**
 * Forgets how the account is reached here, and the browser's own part of it; a server notices by
 * itself that nobody takes what it sends (PSH-07, PSH-11).
 *
 * @returns resolves when the browser has done its part. Never rejects.
 */
export const clearPushAtom = atom(null, async (get, set, session: Session): Promise<void> => {
  const { push } = session.platform
  set(pushAtom(session), (known) => ({ ...known, subscription: null }))
  forgetPush(session)
  if (!get(pushAtom(session)).isSupported) return
  await push
    .unsubscribe(session.key)
    .catch((error: unknown) => logWarning('The browser kept its push subscription.', error))
})
