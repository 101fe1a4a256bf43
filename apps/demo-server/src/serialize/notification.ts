import type { Selectable } from 'kysely'
import { type NotificationEntity, notificationId } from '@colonnade/domain/entities'
import { findAccounts } from '../store/reads.ts'
import type { NotificationTable } from '../store/tables.ts'
import { statusesSeenBy } from '../store/timelines.ts'
import { serializeAccounts } from './account.ts'
import type { SerializeContext } from './context.ts'
import { serializeStatuses } from './status.ts'

/** In the order of the rows; one whose status the reader may no longer see is left out. */
export async function serializeNotifications(
  context: SerializeContext,
  rows: readonly Selectable<NotificationTable>[],
): Promise<NotificationEntity[]> {
  const { db } = context.store
  const statusIds = rows.flatMap(({ status_id }) => (status_id === null ? [] : [status_id]))
  const statusRows =
    statusIds.length === 0
      ? []
      : await statusesSeenBy(db, context.viewer).where('s.id', 'in', statusIds).execute()
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
