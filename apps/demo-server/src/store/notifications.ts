import { type SqlBool, sql } from 'kysely'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'

export interface NotificationChoice {
  readonly excluded: readonly string[]
  /** All kinds where none is named. */
  readonly wanted: readonly string[]
}

/** What somebody was told, of the chosen kinds. */
export const notificationsOf = (db: Db, me: Id, { excluded, wanted }: NotificationChoice) =>
  db
    .selectFrom('notifications as n')
    .selectAll('n')
    .where('n.account_id', '=', me)
    .$if(excluded.length > 0, (some) => some.where('n.type', 'not in', excluded))
    .$if(wanted.length > 0, (some) => some.where('n.type', 'in', wanted))

/** What Mastodon puts together if nobody says otherwise. */
export const GROUPED_TYPES: readonly string[] = ['favourite', 'reblog', 'follow']

/** A group spans this long at most. */
const SPAN_SECONDS = 12 * 3_600

const keyOf = (grouped: readonly string[]) => sql<string>`case
  when n.type = any(${[...grouped]}::text[]) then n.type || coalesce('-' || n.status_id::text, '')
    || '-' || floor(extract(epoch from n.created_at) / ${SPAN_SECONDS}::int)::bigint::text
  else 'ungrouped-' || n.id::text end`

export interface NotificationGroupRow {
  readonly key: string
  readonly type: string
  readonly status_id: Id | null
  readonly newest: Id
  readonly oldest: Id
  readonly count: number
  readonly newest_at: Date
  /** Of some who did it, newest first. */
  readonly people: readonly Id[]
}

/** How many of a group are named. */
const SAMPLE = 8

/** The same, in groups: a group stands where its newest notification stands. */
export function notificationGroupsOf(
  db: Db,
  me: Id,
  choice: NotificationChoice,
  grouped: readonly string[],
) {
  const groups = sql<NotificationGroupRow>`(
    select g.key, min(g.type) as type, min(g.status_id) as status_id, max(g.id) as newest,
      min(g.id) as oldest, count(*)::int as count, max(g.created_at) as newest_at,
      (array_agg(g.from_account_id::text order by g.id desc))[1:${sql.lit(SAMPLE)}] as people
    from (${notificationsOf(db, me, choice).select(keyOf(grouped).as('key'))}) g group by g.key)`
  return db.selectFrom(groups.as('g')).selectAll('g')
}

/** @returns how many were deleted */
export async function deleteNotificationGroup(db: Db, me: Id, key: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications as n')
    .where('n.account_id', '=', me)
    .where(sql<SqlBool>`${key} in (${keyOf(GROUPED_TYPES)}, 'ungrouped-' || n.id::text)`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
