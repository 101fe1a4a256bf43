import type { Selectable } from 'kysely'
import { type NotificationEntity, notificationId } from '@colonnade/domain/entities'
import { findAccounts } from '../store/find-rows.ts'
import type { NotificationGroupRow } from '../store/notifications.ts'
import type { NotificationTable } from '../store/tables.ts'
import { selectVisibleStatuses } from '../store/timelines.ts'
import { serializeAccounts, type SerializeContext } from './account.ts'
import { serializeStatuses } from './status.ts'

/** Keeps the order of the rows. Omits notifications whose status the viewer cannot see. */
export async function serializeNotifications(
  context: SerializeContext,
  rows: readonly Selectable<NotificationTable>[],
): Promise<NotificationEntity[]> {
  const { db } = context.store
  const statusIds = rows.flatMap(({ status_id }) => (status_id === null ? [] : [status_id]))
  const statusRows =
    statusIds.length === 0
      ? []
      : await selectVisibleStatuses(db, context.viewer).where('s.id', 'in', statusIds).execute()
  const statuses = new Map(
    (await serializeStatuses(context, statusRows)).map((status) => [String(status.id), status]),
  )
  const people = await findAccounts(db, [...new Set(rows.map((row) => row.from_account_id))])
  const accounts = new Map(
    (await serializeAccounts(context, people)).map((account) => [String(account.id), account]),
  )

  return rows.flatMap((row) => {
    const account = accounts.get(row.from_account_id)
    const status = row.status_id === null ? null : statuses.get(row.status_id)
    if (account === undefined || status === undefined) return []
    return [
      {
        id: notificationId(row.id),
        type: row.type,
        created_at: row.created_at.toISOString(),
        account,
        status,
      },
    ]
  })
}

/**
 * Returns each account and status once. Omits groups whose status the viewer cannot see. @see
 * https://docs.joinmastodon.org/entities/GroupedNotificationsResults/
 */
export async function serializeNotificationGroups(
  context: SerializeContext,
  rows: readonly NotificationGroupRow[],
) {
  const { db } = context.store
  const statusIds = [...new Set(rows.flatMap(({ status_id }) => status_id ?? []))]
  const statuses =
    statusIds.length === 0
      ? []
      : await selectVisibleStatuses(db, context.viewer).where('s.id', 'in', statusIds).execute()
  const seen = new Set(statuses.map(({ id }) => id))
  const shown = rows.filter(({ status_id }) => status_id === null || seen.has(status_id))
  const people = await findAccounts(db, [...new Set(shown.flatMap((row) => row.people))])

  return {
    accounts: await serializeAccounts(context, people),
    statuses: await serializeStatuses(context, statuses),
    notification_groups: shown.map((row) => ({
      group_key: row.key,
      notifications_count: row.count,
      type: row.type,
      most_recent_notification_id: row.newest,
      page_min_id: row.oldest,
      page_max_id: row.newest,
      latest_page_notification_at: row.newest_at.toISOString(),
      sample_account_ids: [...new Set(row.people)],
      status_id: row.status_id,
    })),
  }
}
