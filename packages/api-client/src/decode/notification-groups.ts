import {
  type AccountEntity,
  type NotificationGroupEntity,
  notificationId,
  type NotificationId,
  type StatusEntity,
} from '@colonnade/domain/entities'
import { decodeAccount } from './account.ts'
import {
  toCount,
  DecodeError,
  toFields,
  toIdText,
  createListDecoder,
  decodeItems,
  toText,
  toTimeOrNull,
} from './fields.ts'
import { decodeStatus } from './status.ts'

/** The response as sent: accounts and statuses once, referenced by the groups. */
interface SentGroups {
  readonly accounts: readonly AccountEntity[]
  readonly statuses: readonly StatusEntity[]
  readonly notification_groups: readonly SentGroup[]
}

interface SentGroup extends NotificationGroupEntity {
  readonly sample_account_ids: readonly string[]
  readonly status_id: string | null
}

const decodeAccounts = createListDecoder(decodeAccount)
const decodeStatuses = createListDecoder(decodeStatus)

/**
 * Decodes groups with their accounts and status. A group without a readable account is left out; one with an
 * unreadable status is kept.
 *
 * @throws DecodeError when the body is not a page of groups
 */
export function decodeNotificationGroups(raw: unknown): readonly NotificationGroupEntity[] {
  const fields = toFields<SentGroups>(raw)
  if (fields === null || !Array.isArray(fields.notification_groups))
    throw new DecodeError('notification groups', 'no groups')
  const people = new Map(decodeAccounts(fields.accounts ?? []).map((one) => [String(one.id), one]))
  const posts = new Map(decodeStatuses(fields.statuses ?? []).map((one) => [String(one.id), one]))

  return decodeItems(fields.notification_groups, (item) => {
    const group = toFields<SentGroup>(item)
    const newest = readId(group?.most_recent_notification_id)
    const [someone, ...others] = decodeItems(
      group?.sample_account_ids,
      (id) => people.get(toIdText(id)) ?? null,
    )
    const [key, type] = [toText(group?.group_key), toText(group?.type)]
    if (group === null || newest === null || someone === undefined) return null
    if (key === '' || type === '') return null
    return {
      group_key: key,
      type,
      notifications_count: Math.max(toCount(group.notifications_count), 1),
      most_recent_notification_id: newest,
      page_max_id: readId(group.page_max_id),
      page_min_id: readId(group.page_min_id),
      latest_page_notification_at: toTimeOrNull(group.latest_page_notification_at),
      accounts: [someone, ...others] as const,
      status: posts.get(toIdText(group.status_id)) ?? null,
    }
  })
}

function readId(raw: unknown): NotificationId | null {
  const id = toIdText(raw)
  return id === '' ? null : notificationId(id)
}
