import type { AccountEntity } from './account.ts'
import type { CustomEmojiEntity } from './custom-emoji.ts'
import type { AccountId, NotificationId, StatusId } from './ids.ts'
import type { StatusEntity } from './status.ts'

/** The four types of the specification. Servers send more, which are shown as plain rows. */
export const NOTIFICATION_TYPES = ['follow', 'favourite', 'reblog', 'mention'] as const

interface NotificationBase {
  readonly id: NotificationId
  /** One of NOTIFICATION_TYPES, or a newer type that the client does not know. */
  readonly type: string
  readonly created_at: string
  /** The emoji of a reaction. Absent for other types, and if the server does not send it. */
  readonly reaction?: Reaction
}

/** A Unicode emoji, or a custom emoji as `:shortcode:` with its image. */
export interface Reaction {
  readonly text: string
  readonly emoji: CustomEmojiEntity | null
}

/** A notification as the instance sends it. @see https://docs.joinmastodon.org/entities/Notification/ */
export interface NotificationEntity extends NotificationBase {
  readonly account: AccountEntity
  readonly status: StatusEntity | null
}

/** A notification as the store keeps it. */
export interface NotificationRecord extends NotificationBase {
  readonly account: AccountId
  readonly status: StatusId | null
}

/**
 * Several notifications of one type about one status, or a single notification (4.3). The instance sends accounts and
 * statuses beside the groups; here each group contains its own.
 *
 * @see https://docs.joinmastodon.org/entities/NotificationGroup/
 */
export interface NotificationGroupEntity {
  readonly group_key: string
  /** Number of notifications of the whole group, including those whose accounts are not listed. */
  readonly notifications_count: number
  /** As in NotificationEntity. */
  readonly type: string
  readonly most_recent_notification_id: NotificationId
  /** The newest and oldest notification of the group within the requested page; null outside of pages. */
  readonly page_max_id: NotificationId | null
  readonly page_min_id: NotificationId | null
  readonly latest_page_notification_at: string | null
  /** Some of the accounts, newest first. */
  readonly accounts: readonly [AccountEntity, ...AccountEntity[]]
  readonly status: StatusEntity | null
}

/**
 * The last read position of a timeline, shared between the user's devices. @see
 * https://docs.joinmastodon.org/entities/Marker/
 */
export interface MarkerEntity {
  readonly last_read_id: string
  readonly version: number
  readonly updated_at: string
}

export interface MarkersEntity {
  readonly home?: MarkerEntity
  readonly notifications?: MarkerEntity
}
