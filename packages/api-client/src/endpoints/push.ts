import type { PushAlerts } from '@colonnade/domain/entities'
import { ignoreBody } from '../decode/fields.ts'
import { decodePushSubscription } from '../decode/push-subscription.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'

/** The push endpoint of a browser and its public keys, as `PushSubscription.toJSON()` returns them. */
export interface PushTarget {
  readonly endpoint: string
  /** base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** Requests the encryption of the final standard (4.4); earlier servers support one encryption only. */
  readonly standard?: boolean
}

interface PushData {
  readonly alerts: PushAlerts
}

export interface PushInput {
  readonly subscription: PushTarget
  /** Without it nothing is pushed until alert types are chosen. */
  readonly data?: PushData
}

/**
 * Sent at startup without a user action: a failure is logged, not shown. Only for a page that the server itself
 * serves, like its settings (specification section 7).
 */
export const createWebPushSubscription = defineEndpoint('POST', '/api/web/push_subscriptions', {
  accepts: accepts<PushInput>(),
  returns: decodePushSubscription,
  onError: 'silent',
  showsLoading: false,
  needs: 'webPush',
})

/** Updates the alert types of that subscription. */
export const updateWebPushSubscription = defineEndpoint('PUT', '/api/web/push_subscriptions/:id', {
  accepts: accepts<{ data: PushData }>(),
  returns: decodePushSubscription,
  showsLoading: false,
  needs: 'webPush',
})

/**
 * Replaces the subscription of the token. Sent at startup without a user action: a failure is logged, not shown. @see
 * https://docs.joinmastodon.org/methods/push/#create
 */
export const createPushSubscription = defineEndpoint('POST', '/api/v1/push/subscription', {
  accepts: accepts<PushInput>(),
  returns: decodePushSubscription,
  onError: 'silent',
  showsLoading: false,
  needs: 'push',
})

/**
 * A 404 means that there is none, or that the server does not return it. It says nothing about the server's
 * capabilities. @see https://docs.joinmastodon.org/methods/push/#get
 */
export const getPushSubscription = defineEndpoint('GET', '/api/v1/push/subscription', {
  returns: decodePushSubscription,
  onError: 'silent',
})

/** @see https://docs.joinmastodon.org/methods/push/#update */
export const updatePushSubscription = defineEndpoint('PUT', '/api/v1/push/subscription', {
  accepts: accepts<{ data: PushData }>(),
  returns: decodePushSubscription,
  showsLoading: false,
  needs: 'pushChanges',
})

/** @see https://docs.joinmastodon.org/methods/push/#delete */
export const deletePushSubscription = defineEndpoint('DELETE', '/api/v1/push/subscription', {
  returns: ignoreBody,
  onError: 'silent',
  showsLoading: false,
  needs: 'push',
})
