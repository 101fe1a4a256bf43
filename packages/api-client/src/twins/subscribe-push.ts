import type { PushAlerts, PushSubscriptionEntity } from '@colonnade/domain/entities'
import { firstSupported } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import {
  createPushSubscription,
  createWebPushSubscription,
  type PushTarget,
} from '../endpoints/push.ts'
import type { CallOptions } from '../http/observer.ts'
import { asOwnPage } from './as-own-page.ts'

interface PushWish {
  readonly subscription: Pick<PushTarget, 'endpoint' | 'keys'>
  /** Which kinds are to be pushed; null where nobody has chosen yet: then the server's choice counts. */
  readonly alerts: PushAlerts | null
}

/**
 * Tells the server where the browser is reached: as its own page where it serves one, else by the
 * token.
 *
 * @throws ApiError, of kind `unsupported` where a server pushes nothing
 * @see API-60, PSH-05, PSH-13
 */
export function subscribePush(
  api: ApiClient,
  { subscription: { endpoint, keys }, alerts }: PushWish,
  options: CallOptions = {},
): Promise<PushSubscriptionEntity> {
  const subscription = { endpoint, keys }
  const chosen = alerts === null ? {} : { data: { alerts } }
  return firstSupported(options, [
    (given) =>
      asOwnPage(api, given, (as) =>
        api.call(createWebPushSubscription, { subscription, ...chosen }, as),
      ),
    (given) => {
      const standard = { ...subscription, standard: true }
      return api.call(createPushSubscription, { subscription: standard, ...chosen }, given)
    },
  ])
}
