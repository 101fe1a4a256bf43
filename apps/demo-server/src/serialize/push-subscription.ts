import { type PushSubscriptionRow, loadVapidKeys } from '../store/push-subscriptions.ts'
import type { Store } from '../store/store.ts'

/** @see https://docs.joinmastodon.org/entities/WebPushSubscription/ */
export async function serializePushSubscription(
  store: Store,
  { id, endpoint, standard, alerts, policy }: PushSubscriptionRow,
) {
  const { publicKey } = await loadVapidKeys(store)
  return { id, endpoint, standard, alerts, policy, server_key: publicKey }
}
