import type { AccountEntity } from './account.ts'
import type { CustomEmojiEntity } from './custom-emoji.ts'
import type { AccountId, NotificationId, StatusId } from './ids.ts'
import type { StatusEntity } from './status.ts'

/** The four kinds of the specification; servers send more, which are shown as plain rows. */
export const NOTIFICATION_TYPES = ['follow', 'favourite', 'reblog', 'mention'] as const

interface NotificationBase {
  readonly id: NotificationId
  /** One of NOTIFICATION_TYPES, or a newer word that the client does not know. */
  readonly type: string
  readonly created_at: string
  /** What somebody reacted with; only of reactions, and absent where the server does not tell. */
  readonly reaction?: Reaction
}

/** An emoji of Unicode, or a custom one as `:shortcode:` with its picture. */
export interface Reaction {
  readonly text: string
  readonly emoji: CustomEmojiEntity | null
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

/**
 * Several notifications of one kind about one status, or one alone (4.3). The instance sends people
 * and statuses beside the groups; here each group has its own.
 *
 * @see https://docs.joinmastodon.org/entities/NotificationGroup/
 */
export interface NotificationGroupEntity {
  readonly group_key: string
  /** Of the whole group, however many are named. */
  readonly notifications_count: number
  /** As in NotificationEntity. */
  readonly type: string
  readonly most_recent_notification_id: NotificationId
  /** The newest and oldest of the group within the page that was asked for; null outside of pages. */
  readonly page_max_id: NotificationId | null
  readonly page_min_id: NotificationId | null
  readonly latest_page_notification_at: string | null
  /** Some of those who did it, newest first. */
  readonly accounts: readonly [AccountEntity, ...AccountEntity[]]
  readonly status: StatusEntity | null
}

/** How far a timeline was read, shared between a person's devices. @see https://docs.joinmastodon.org/entities/Marker/ */
export interface MarkerEntity {
  readonly last_read_id: string
  readonly version: number
  readonly updated_at: string
}

export interface MarkersEntity {
  readonly home?: MarkerEntity
  readonly notifications?: MarkerEntity
}
