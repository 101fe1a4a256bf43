import type { AccountEntity } from './account.ts'
import type { AccountId, NotificationId, StatusId } from './ids.ts'
import type { StatusEntity } from './status.ts'

/** The four kinds of the specification; servers send more, which are shown as plain rows. */
export const NOTIFICATION_TYPES = ['follow', 'favourite', 'reblog', 'mention'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

interface NotificationBase {
  readonly id: NotificationId
  /** One of NOTIFICATION_TYPES, or a newer word that the client does not know. */
  readonly type: string
  readonly created_at: string
}

/** What the instance sends. @see https://docs.joinmastodon.org/entities/Notification/ */
export interface NotificationEntity extends NotificationBase {
  readonly account: AccountEntity
  readonly status: StatusEntity | null
}

/** A notification as the store holds it. */
export interface NotificationRecord extends NotificationBase {
  readonly account: AccountId
  readonly status: StatusId | null
}
