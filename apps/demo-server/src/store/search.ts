import { sql, type SqlBool } from 'kysely'
import type { AccountRow, StatusRow } from './reads.ts'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'
import { statusesSeenBy } from './timelines.ts'
import type { Viewer } from './visibility.ts'

interface Found {
  readonly limit: number
  readonly offset: number
}

/** Nobody looks for more; each is a condition of its own. */
const MOST_WORDS = 20

export interface StatusSearch extends Found {
  readonly words: string
  readonly me: Id
  /** Of one author alone. */
  readonly author: Id | null
}

/** So that what people type is taken by its letters. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

/**
 * Posts that hold every word, the newest first: public ones, and of the others those that the person
 * wrote, favourited, boosted, bookmarked or is mentioned in.
 */
export function searchStatuses(
  db: Db,
  { words, me, author, limit, offset }: StatusSearch,
): Promise<StatusRow[]> {
  let query = statusesSeenBy(db, me)
    .where('s.reblog_of_id', 'is', null)
    .where(
      sql<SqlBool>`(s.visibility = 'public' or s.account_id = ${me}
        or exists (select from favourites f where f.status_id = s.id and f.account_id = ${me})
        or exists (select from bookmarks b where b.status_id = s.id and b.account_id = ${me})
        or exists (select from statuses r where r.reblog_of_id = s.id and r.account_id = ${me})
        or exists (select from status_mentions m where m.status_id = s.id and m.account_id = ${me}))`,
    )
  if (author !== null) query = query.where('s.account_id', '=', author)
  for (const word of words.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)) {
    const like = `%${escapeLike(word)}%`
    query = query.where(
      sql<SqlBool>`(lower(s.text) like ${like} or lower(s.spoiler_text) like ${like})`,
    )
  }
  return query.orderBy('s.id', 'desc').limit(limit).offset(offset).execute()
}

export interface PeopleSearch {
  readonly words: string
  /** Whose follows come first. */
  readonly me: Viewer
  readonly onlyFollowing: boolean
  readonly limit: number
}

/** By the beginning of an acct or of a word of the name; whom one follows first. */
export function searchPeople(
  db: Db,
  { words, me, onlyFollowing, limit }: PeopleSearch,
): Promise<AccountRow[]> {
  const wanted = words.trim().replace(/^@/, '').toLowerCase()
  const escaped = escapeLike(wanted)
  const isFollowed = sql<SqlBool>`exists (select from follows f where f.account_id = ${me} and f.target_id = a.id)`
  return db
    .selectFrom('accounts as a')
    .selectAll('a')
    .where('a.suspended', '=', false)
    .where(
      sql<SqlBool>`(lower(a.acct) like ${`${escaped}%`}
        or lower(a.display_name) like ${`${escaped}%`} or lower(a.display_name) like ${`% ${escaped}%`})`,
    )
    .$if(onlyFollowing, (query) => query.where(isFollowed))
    .orderBy(
      sql`lower(a.acct) = ${wanted} desc, ${isFollowed} desc, lower(a.username) = ${wanted} desc, a.followers_count desc, a.id`,
    )
    .limit(limit)
    .execute()
}

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
