import {
  type AccountEntity,
  type NotificationGroupEntity,
  notificationId,
  type NotificationId,
  type StatusEntity,
} from '@colonnade/domain/entities'
import { decodeAccount } from './account.ts'
import { count, DecodeError, fieldsOf, idText, listOf, many, text, timeOrNull } from './fields.ts'
import { decodeStatus } from './status.ts'

/** As it is sent: people and statuses once, and the groups name them. */
interface SentGroups {
  readonly accounts: readonly AccountEntity[]
  readonly statuses: readonly StatusEntity[]
  readonly notification_groups: readonly SentGroup[]
}

interface SentGroup extends NotificationGroupEntity {
  readonly sample_account_ids: readonly string[]
  readonly status_id: string | null
}

const accounts = listOf(decodeAccount)
const statuses = listOf(decodeStatus)

/**
 * Groups with the people and the status that each is about. One of whose people none can be read is
 * left out; one whose status cannot stays.
 *
 * @throws DecodeError when the body is no page of groups
 */
export function decodeNotificationGroups(raw: unknown): readonly NotificationGroupEntity[] {
  const fields = fieldsOf<SentGroups>(raw)
  if (fields === null || !Array.isArray(fields.notification_groups))
    throw new DecodeError('notification groups', 'no groups')
  const people = new Map(accounts(fields.accounts ?? []).map((one) => [String(one.id), one]))
  const posts = new Map(statuses(fields.statuses ?? []).map((one) => [String(one.id), one]))

  return many(fields.notification_groups, (item) => {
    const group = fieldsOf<SentGroup>(item)
    const newest = readId(group?.most_recent_notification_id)
    const [someone, ...others] = many(
      group?.sample_account_ids,
      (id) => people.get(idText(id)) ?? null,
    )
    const [key, type] = [text(group?.group_key), text(group?.type)]
    if (group === null || newest === null || someone === undefined) return null
    if (key === '' || type === '') return null
    return {
      group_key: key,
      type,
      notifications_count: Math.max(count(group.notifications_count), 1),
      most_recent_notification_id: newest,
      page_max_id: readId(group.page_max_id),
      page_min_id: readId(group.page_min_id),
      latest_page_notification_at: timeOrNull(group.latest_page_notification_at),
      accounts: [someone, ...others] as const,
      status: posts.get(idText(group.status_id)) ?? null,
    }
  })
}

function readId(raw: unknown): NotificationId | null {
  const id = idText(raw)
  return id === '' ? null : notificationId(id)
}
