/** The notification types that are pushed. Absent types are off. */
export type PushAlerts = Readonly<Record<string, boolean>>

/** @see https://docs.joinmastodon.org/entities/WebPushSubscription/ */
export interface PushSubscriptionEntity {
  readonly id: string
  /** The push endpoint: a URL of the browser's push service. */
  readonly endpoint: string
  readonly alerts: PushAlerts
  /** The server's public key, base64url; null if the server does not send it. */
  readonly server_key: string | null
}
