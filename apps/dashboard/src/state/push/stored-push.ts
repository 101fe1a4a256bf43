import type { PushSubscriptionEntity } from '@colonnade/domain/entities'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import type { Session } from '../session.ts'

/** The subscription, with its alerts, that this browser last had for the account. */
export function readStoredPush({ platform, key }: Session): PushSubscriptionEntity | null {
  const raw = parsedJson(platform.storage.read(accountStorageKey(key, 'push')))
  return isStoredPush(raw) ? raw : null
}

export function storePush({ platform, key }: Session, push: PushSubscriptionEntity): void {
  platform.storage.write(accountStorageKey(key, 'push'), JSON.stringify(push))
}

export function forgetPush({ platform, key }: Session): void {
  platform.storage.remove(accountStorageKey(key, 'push'))
}

/** Our own writing is trusted once its outline is right. */
function isStoredPush(raw: unknown): raw is PushSubscriptionEntity {
  if (typeof raw !== 'object' || raw === null) return false
  const { id, endpoint, alerts } = raw as Partial<PushSubscriptionEntity>
  return typeof id === 'string' && typeof endpoint === 'string' && typeof alerts === 'object'
}
