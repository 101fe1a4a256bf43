import type { PushAlerts, PushSubscriptionEntity } from '@colonnade/domain/entities'
import { firstSupported, type Way } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import {
  createPushSubscription,
  updatePushSubscription,
  updateWebPushSubscription,
  type PushTarget,
} from '../endpoints/push.ts'
import type { CallOptions } from '../http/observer.ts'
import { asOwnPage } from './as-own-page.ts'

interface PushChange {
  /** Of the subscription, as the server gave it. */
  readonly id: string
  /** All of them: what is left out is off. */
  readonly alerts: PushAlerts
  /** The browser's own: servers that change nothing are told anew. */
  readonly subscription?: Pick<PushTarget, 'endpoint' | 'keys'>
}

/**
 * Chooses which kinds are pushed. Keep the alerts of the answer only once it is there.
 *
 * @throws ApiError, of kind `unsupported` where a server pushes nothing
 * @see API-61, PSH-08, PSH-13
 */
export function updatePush(
  api: ApiClient,
  { id, alerts, subscription }: PushChange,
  options: CallOptions = {},
): Promise<PushSubscriptionEntity> {
  const data = { alerts }
  const anew: readonly Way<PushSubscriptionEntity>[] =
    subscription === undefined
      ? []
      : [
          (given) => {
            const { endpoint, keys } = subscription
            const target = { endpoint, keys, standard: true }
            return api.call(createPushSubscription, { subscription: target, data }, given)
          },
        ]
  return firstSupported(options, [
    (given) =>
      asOwnPage(api, { ...given, isKnown: true }, (as) =>
        api.call(updateWebPushSubscription, { id, data }, as),
      ),
    (given) => api.call(updatePushSubscription, { data }, given),
    ...anew,
  ])
}
