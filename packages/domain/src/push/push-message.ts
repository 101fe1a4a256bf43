import { mediaAddress } from '../addresses/index.ts'
import type { NotificationEntity } from '../entities/notification.ts'
import { isJsonObject } from '../json/json-object.ts'

/** What a server pushes, as far as it is needed. @see https://docs.joinmastodon.org/methods/push/ */
export interface PushMessage {
  /** Of the sign-in that is told: asks for the rest. */
  readonly accessToken: string
  readonly notificationId: string
  /** The account's, a language tag; empty where the server does not say. */
  readonly language: string
  /** Written by the server in the account's language. */
  readonly title: string
  readonly body: string
  /** Address of the picture of who did it; empty for none. */
  readonly icon: string
}

/**
 * A pushed message. Never throws.
 *
 * @param raw the parsed body
 * @param server its origin; null where that is not known
 * @returns null for what names no notification
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
    icon: mediaAddress(raw['icon'], server) ?? '',
  }
}

/**
 * Where a press on the notice of a notification leads: to the post that it is about, else to who
 * did it. Never throws.
 *
 * @see PSH-14
 */
export function noticePath({
  account,
  status,
}: Pick<NotificationEntity, 'account' | 'status'>): string {
  return status === null
    ? `/accounts/${encodeURIComponent(account.id)}`
    : `/statuses/${encodeURIComponent(status.id)}`
}
