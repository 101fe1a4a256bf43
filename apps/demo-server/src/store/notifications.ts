import { type SqlBool, sql } from 'kysely'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'

export interface NotificationTypeFilter {
  readonly excludedTypes: readonly string[]
  /** All types when empty. */
  readonly types: readonly string[]
}

/** Selects the notifications of an account, of the chosen types. */
export const selectNotifications = (
  db: Db,
  me: Id,
  { excludedTypes, types }: NotificationTypeFilter,
) =>
  db
    .selectFrom('notifications as n')
    .selectAll('n')
    .where('n.account_id', '=', me)
    .$if(excludedTypes.length > 0, (some) => some.where('n.type', 'not in', excludedTypes))
    .$if(types.length > 0, (some) => some.where('n.type', 'in', types))

/** The types that Mastodon groups by default. */
export const GROUPED_TYPES: readonly string[] = ['favourite', 'reblog', 'follow']

/** The maximum time span of a group. */
const SPAN_SECONDS = 12 * 3_600

const getGroupKey = (grouped: readonly string[]) => sql<string>`case
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
  /** A sample of the accounts, newest first. */
  readonly people: readonly Id[]
}

/** How many accounts of a group are returned. */
const SAMPLE_SIZE = 8

/** Selects the notifications in groups, each at the position of its newest notification. */
export function selectNotificationGroups(
  db: Db,
  me: Id,
  choice: NotificationTypeFilter,
  grouped: readonly string[],
) {
  const groups = sql<NotificationGroupRow>`(
    select g.key, min(g.type) as type, min(g.status_id) as status_id, max(g.id) as newest,
      min(g.id) as oldest, count(*)::int as count, max(g.created_at) as newest_at,
      (array_agg(g.from_account_id::text order by g.id desc))[1:${sql.lit(SAMPLE_SIZE)}] as people
    from (${selectNotifications(db, me, choice).select(getGroupKey(grouped).as('key'))}) g group by g.key)`
  return db.selectFrom(groups.as('g')).selectAll('g')
}

/** @returns how many notifications were deleted */
export async function deleteNotificationGroup(db: Db, me: Id, key: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications as n')
    .where('n.account_id', '=', me)
    .where(sql<SqlBool>`${key} in (${getGroupKey(GROUPED_TYPES)}, 'ungrouped-' || n.id::text)`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
