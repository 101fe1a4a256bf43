import type { PushAlerts, PushSubscriptionEntity } from '@colonnade/domain/entities'
import { tryInOrder, type Attempt } from '../capabilities/try-in-order.ts'
import type { ApiClient } from '../client.ts'
import {
  createPushSubscription,
  createWebPushSubscription,
  type PushTarget,
  updatePushSubscription,
  updateWebPushSubscription,
} from '../endpoints/push.ts'
import { ApiError } from '../http/api-error.ts'
import type { RequestOptions } from '../http/request-observer.ts'

interface PushRequest {
  readonly subscription: Pick<PushTarget, 'endpoint' | 'keys'>
  /** The alert types to push; null before the user has chosen: then the server's defaults apply. */
  readonly alerts: PushAlerts | null
}

/**
 * Subscribes the browser to push: as a page of the server when it serves this page, else by the token.
 *
 * @throws ApiError, of kind `unsupported` when the server has no push
 * @see API-60, PSH-05, PSH-13
 */
export function subscribePush(
  api: ApiClient,
  { subscription: { endpoint, keys }, alerts }: PushRequest,
  options: RequestOptions = {},
): Promise<PushSubscriptionEntity> {
  const subscription = { endpoint, keys }
  const chosen = alerts === null ? {} : { data: { alerts } }
  return tryInOrder(options, [
    (given) =>
      requestAsOwnPage(api, given, (as) =>
        api.request(createWebPushSubscription, { subscription, ...chosen }, as),
      ),
    (given) => {
      const standard = { ...subscription, standard: true }
      return api.request(createPushSubscription, { subscription: standard, ...chosen }, given)
    },
  ])
}

/** The statuses for a page without a session on the server. */
const NO_SESSION_STATUSES: readonly (number | null)[] = [401, 403, 422]

/**
 * Sends a web push request, which requires a session of the page on its server. After a refusal the server counts as
 * lacking the method.
 *
 * @throws ApiError of kind `unsupported` for a refused page; any other failure unchanged
 */
async function requestAsOwnPage<Result>(
  { capabilities }: ApiClient,
  options: RequestOptions,
  call: Attempt<Result>,
): Promise<Result> {
  try {
    return await call({ ...options, expects: isSessionRefusal })
  } catch (error) {
    if (!(error instanceof ApiError) || !isSessionRefusal(error)) throw error
    capabilities.record('webPush', false)
    throw new ApiError('unsupported', { cause: error })
  }
}

const isSessionRefusal = ({ kind, status }: ApiError): boolean =>
  kind === 'response' && NO_SESSION_STATUSES.includes(status)

interface PushUpdate {
  /** The id of the subscription, from the server. */
  readonly id: string
  /** All alert types: those left out are off. */
  readonly alerts: PushAlerts
  /** The browser's subscription, for servers that cannot update alerts and need a new subscription. */
  readonly subscription?: Pick<PushTarget, 'endpoint' | 'keys'>
}

/**
 * Updates which alert types are pushed. Store the alerts only after the response.
 *
 * @throws ApiError, of kind `unsupported` when the server has no push
 * @see API-61, PSH-08, PSH-13
 */
export function updatePush(
  api: ApiClient,
  { id, alerts, subscription }: PushUpdate,
  options: RequestOptions = {},
): Promise<PushSubscriptionEntity> {
  const data = { alerts }
  const recreate: readonly Attempt<PushSubscriptionEntity>[] =
    subscription === undefined
      ? []
      : [
          (given) => {
            const { endpoint, keys } = subscription
            const target = { endpoint, keys, standard: true }
            return api.request(createPushSubscription, { subscription: target, data }, given)
          },
        ]
  return tryInOrder(options, [
    (given) =>
      requestAsOwnPage(api, { ...given, isKnown: true }, (as) =>
        api.request(updateWebPushSubscription, { id, data }, as),
      ),
    (given) => api.request(updatePushSubscription, { data }, given),
    ...recreate,
  ])
}
