/** Which kinds of notification are pushed. Kinds that are not named are off. */
export type PushAlerts = Readonly<Record<string, boolean>>

/** @see https://docs.joinmastodon.org/entities/WebPushSubscription/ */
export interface PushSubscriptionEntity {
  readonly id: string
  /** Where the server sends to: an address of the browser's push service. */
  readonly endpoint: string
  readonly alerts: PushAlerts
  /** The server's public key, base64url; null where it does not tell. */
  readonly server_key: string | null
}
