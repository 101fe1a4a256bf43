import type { PushAlerts } from '@colonnade/domain/entities'
import { ignored } from '../decode/fields.ts'
import { decodePushSubscription } from '../decode/push-subscription.ts'
import { accepts, endpoint } from '../endpoint.ts'

/** Where a browser is reached and what only it can read, as `PushSubscription.toJSON()` gives it. */
export interface PushTarget {
  readonly endpoint: string
  /** base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** Asks for the encryption of the final standard (4.4); servers before it know one way only. */
  readonly standard?: boolean
}

interface PushData {
  readonly alerts: PushAlerts
}

export interface PushInput {
  readonly subscription: PushTarget
  /** Without it nothing is pushed until the alerts are chosen. */
  readonly data?: PushData
}

/** The program asks at its start: a failure is logged, not shown. Only on the page's own server, like its settings (specification section 7). */
export const createWebPushSubscription = endpoint('POST', '/api/web/push_subscriptions', {
  accepts: accepts<PushInput>(),
  returns: decodePushSubscription,
  onError: 'silent',
  showsLoading: false,
  needs: 'webPush',
})

/** As above, for which kinds are pushed. */
export const updateWebPushSubscription = endpoint('PUT', '/api/web/push_subscriptions/:id', {
  accepts: accepts<{ data: PushData }>(),
  returns: decodePushSubscription,
  showsLoading: false,
  needs: 'webPush',
})

/** Replaces the subscription of the token. The program asks at its start: a failure is logged, not shown. @see https://docs.joinmastodon.org/methods/push/#create */
export const createPushSubscription = endpoint('POST', '/api/v1/push/subscription', {
  accepts: accepts<PushInput>(),
  returns: decodePushSubscription,
  onError: 'silent',
  showsLoading: false,
  needs: 'push',
})

/** A 404 says that there is none, or that the server does not tell: it proves nothing of what it offers. @see https://docs.joinmastodon.org/methods/push/#get */
export const getPushSubscription = endpoint('GET', '/api/v1/push/subscription', {
  returns: decodePushSubscription,
  onError: 'silent',
})

/** @see https://docs.joinmastodon.org/methods/push/#update */
export const updatePushSubscription = endpoint('PUT', '/api/v1/push/subscription', {
  accepts: accepts<{ data: PushData }>(),
  returns: decodePushSubscription,
  showsLoading: false,
  needs: 'pushChanges',
})

/** @see https://docs.joinmastodon.org/methods/push/#delete */
export const deletePushSubscription = endpoint('DELETE', '/api/v1/push/subscription', {
  returns: ignored,
  onError: 'silent',
  showsLoading: false,
  needs: 'push',
})
