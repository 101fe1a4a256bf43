import { deriveSecret } from '../access/secrets.ts'
import type { Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { vapidKeys } from '../store/vapid-keys.ts'

/**
 * With what a push is asked about: reads alone, as long as the subscription lasts. It follows from
 * the instance's own key, so that no token stands in the store.
 */
export async function pushTokenOf(store: Store, subscription: Id): Promise<string> {
  const { privateKey } = await vapidKeys(store)
  return deriveSecret(privateKey, `push ${subscription}`)
}
