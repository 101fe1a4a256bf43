import { sql } from 'kysely'
import { escapeLike, type Found } from './search-statuses.ts'
import type { Db } from './store.ts'

/** How many days the history of a hashtag has, today among them. */
const HISTORY_DAYS = 7
const DAY_MS = 86_400_000

export interface TagDay {
  /** Midnight UTC, ms since 1970. */
  readonly day: number
  readonly uses: number
  readonly accounts: number
}

export interface TagSearch extends Found {
  readonly beginning: string
}

/** Names of hashtags of public posts that begin so: the very one first, then the most used. */
export async function searchTags(
  db: Db,
  { beginning, limit, offset }: TagSearch,
): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select t.tag from status_tags t join statuses s on s.id = t.status_id
    where s.visibility = 'public' and t.tag like ${`${escapeLike(beginning)}%`}
    group by t.tag order by t.tag = ${beginning} desc, count(*) desc, t.tag
    limit ${limit}::int offset ${offset}::int`.execute(db)
  return rows.map(({ tag }) => tag)
}

/** The last days of each of these hashtags, today first; days without use are there too. */
export async function tagHistories(
  db: Db,
  tags: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, readonly TagDay[]>> {
  const today = Math.floor(now / DAY_MS)
  const { rows } = await sql<{ tag: string; day: number; uses: number; accounts: number }>`
    select t.tag, floor(extract(epoch from s.created_at) / 86400)::int as day,
      count(*)::int as uses, count(distinct s.account_id)::int as accounts
    from status_tags t join statuses s on s.id = t.status_id
    where t.tag = any(${[...tags]}::text[]) and s.visibility = 'public'
      and s.created_at >= ${new Date((today - HISTORY_DAYS + 1) * DAY_MS)}
    group by 1, 2`.execute(db)
  return new Map(
    tags.map((tag) => [
      tag,
      Array.from({ length: HISTORY_DAYS }, (_, back) => {
        const used = rows.find((row) => row.tag === tag && row.day === today - back)
        const { uses = 0, accounts = 0 } = used ?? {}
        return { day: (today - back) * DAY_MS, uses, accounts }
      }),
    ]),
  )
}
