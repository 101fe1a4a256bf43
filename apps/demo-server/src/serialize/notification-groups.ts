import type { NotificationGroupRow } from '../store/notifications.ts'
import { findAccounts } from '../store/reads.ts'
import { statusesSeenBy } from '../store/timelines.ts'
import { serializeAccounts } from './account.ts'
import type { SerializeContext } from './context.ts'
import { serializeStatuses } from './status.ts'

/** People and statuses once; a group whose status the reader may no longer see is left out. @see https://docs.joinmastodon.org/entities/GroupedNotificationsResults/ */
export async function serializeNotificationGroups(
  context: SerializeContext,
  rows: readonly NotificationGroupRow[],
) {
  const { db } = context.store
  const statusIds = [...new Set(rows.flatMap(({ status_id }) => status_id ?? []))]
  const statuses =
    statusIds.length === 0
      ? []
      : await statusesSeenBy(db, context.viewer).where('s.id', 'in', statusIds).execute()
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
