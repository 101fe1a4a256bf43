import type { PushAlerts, PushSubscriptionEntity } from '@colonnade/domain/entities'
import { firstSupported, type Way } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import {
  createPushSubscription,
  createWebPushSubscription,
  type PushTarget,
  updatePushSubscription,
  updateWebPushSubscription,
} from '../endpoints/push.ts'
import { ApiError } from '../http/api-error.ts'
import type { CallOptions } from '../http/observer.ts'

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

/** How servers turn away a page that has no session of theirs. */
const TURNED_AWAY: readonly (number | null)[] = [401, 403, 422]

/**
 * Makes a call of web push, which only pages with a session of their server may: for others it is as
 * if the server had no such call, from then on.
 *
 * @throws ApiError of kind `unsupported` for a page that was turned away; any other failure as it came
 */
async function asOwnPage<Result>(
  { capabilities }: ApiClient,
  options: CallOptions,
  call: Way<Result>,
): Promise<Result> {
  try {
    return await call({ ...options, expects: isTurnedAway })
  } catch (error) {
    if (!(error instanceof ApiError) || !isTurnedAway(error)) throw error
    capabilities.note('webPush', false)
    throw new ApiError('unsupported', { cause: error })
  }
}

const isTurnedAway = ({ kind, status }: ApiError): boolean =>
  kind === 'response' && TURNED_AWAY.includes(status)

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
