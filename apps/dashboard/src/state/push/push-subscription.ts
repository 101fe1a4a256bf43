import { atom } from 'jotai/vanilla'
import type { PushSubscriptionEntity } from '@colonnade/domain/entities'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { logWarning } from '../../lib/logger.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import { perSession, type Session } from '../session.ts'

interface PushState {
  /** Whether this browser supports push; false before the start and after the end. */
  readonly isSupported: boolean
  /** The server's current subscription. */
  readonly subscription: PushSubscriptionEntity | null
}

/** Written only by this folder. */
export const pushAtom = perSession(() =>
  atom<PushState>({ isSupported: false, subscription: null }),
)

/** Reads the last subscription of the account in this browser, with its alerts. */
export function readStoredPush({ platform, key }: Session): PushSubscriptionEntity | null {
  const raw = parseJsonOrNull(platform.storage.read(getAccountStorageKey(key, 'push')))
  return isStoredPush(raw) ? raw : null
}

export function storePush({ platform, key }: Session, push: PushSubscriptionEntity): void {
  platform.storage.write(getAccountStorageKey(key, 'push'), JSON.stringify(push))
}

function removeStoredPush({ platform, key }: Session): void {
  platform.storage.remove(getAccountStorageKey(key, 'push'))
}

/** Checks only the outline, because this app wrote the value. */
function isStoredPush(raw: unknown): raw is PushSubscriptionEntity {
  if (typeof raw !== 'object' || raw === null) return false
  const { id, endpoint, alerts } = raw as Partial<PushSubscriptionEntity>
  return typeof id === 'string' && typeof endpoint === 'string' && typeof alerts === 'object'
}

/**
 * Removes the account's subscription from the storage and the browser. The server detects that its pushes are not
 * delivered (PSH-07, PSH-11).
 *
 * @returns resolves when the browser has unsubscribed. Never rejects.
 */
export const clearPushAtom = atom(null, async (get, set, session: Session): Promise<void> => {
  const { push } = session.platform
  set(pushAtom(session), (known) => ({ ...known, subscription: null }))
  removeStoredPush(session)
  if (!get(pushAtom(session)).isSupported) return
  await push
    .unsubscribe(session.key)
    .catch((error: unknown) => logWarning('The browser kept its push subscription.', error))
})
