import { resolveMediaAddress } from '../addresses/index.ts'
import type { NotificationEntity } from '../entities/notification.ts'
import { isJsonObject } from '../json/json-object.ts'

/** The required fields of a push message. @see https://docs.joinmastodon.org/methods/push/ */
export interface PushMessage {
  /** The token of the receiving session, for fetching the rest. */
  readonly accessToken: string
  readonly notificationId: string
  /** Language tag of the account; empty if the server does not send it. */
  readonly language: string
  /** In the account's language, from the server. */
  readonly title: string
  readonly body: string
  /** URL of the avatar of the account that caused it; empty for none. */
  readonly icon: string
}

/**
 * Parses a push message. Never throws.
 *
 * @param raw the parsed body
 * @param server its origin; null if unknown
 * @returns null if the message has no notification id
 * @see PSH-14
 */
export function readPushMessage(raw: unknown, server: string | null): PushMessage | null {
  if (!isJsonObject(raw)) return null
  const text = (key: string): string => {
    const value = raw[key]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const [notificationId, title] = [text('notification_id'), text('title')]
  if (notificationId === '' || title === '') return null
  return {
    accessToken: text('access_token'),
    notificationId,
    language: text('preferred_locale'),
    title,
    body: text('body'),
    icon: resolveMediaAddress(raw['icon'], server) ?? '',
  }
}

/**
 * Returns the path that a click on a notification opens: the post, or else the account that caused it. Never throws.
 *
 * @see PSH-14
 */
export function getNotificationPath({
  account,
  status,
}: Pick<NotificationEntity, 'account' | 'status'>): string {
  return status === null
    ? `/accounts/${encodeURIComponent(account.id)}`
    : `/statuses/${encodeURIComponent(status.id)}`
}
