import { sql, type SqlBool } from 'kysely'
import type { AccountRow, StatusRow } from './find-rows.ts'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'
import { selectVisibleStatuses } from './timelines.ts'
import type { Viewer } from './visibility.ts'

interface SearchRange {
  readonly limit: number
  readonly offset: number
}

/** Further words are ignored, because each is an SQL condition. */
const MAX_WORDS = 20

export interface StatusSearch extends SearchRange {
  readonly words: string
  readonly me: Id
  /** Limits the search to one author. */
  readonly author: Id | null
}

/** Escapes the wildcards of a LIKE pattern. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

/**
 * Finds posts with all words, newest first: public posts, and other posts that the account wrote, favourited,
 * boosted, bookmarked or is mentioned in.
 */
export function searchStatuses(
  db: Db,
  { words, me, author, limit, offset }: StatusSearch,
): Promise<StatusRow[]> {
  let query = selectVisibleStatuses(db, me)
    .where('s.reblog_of_id', 'is', null)
    .where(
      sql<SqlBool>`(s.visibility = 'public' or s.account_id = ${me}
        or exists (select from favourites f where f.status_id = s.id and f.account_id = ${me})
        or exists (select from bookmarks b where b.status_id = s.id and b.account_id = ${me})
        or exists (select from statuses r where r.reblog_of_id = s.id and r.account_id = ${me})
        or exists (select from status_mentions m where m.status_id = s.id and m.account_id = ${me}))`,
    )
  if (author !== null) query = query.where('s.account_id', '=', author)
  for (const word of words.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)) {
    const like = `%${escapeLike(word)}%`
    query = query.where(
      sql<SqlBool>`(lower(s.text) like ${like} or lower(s.spoiler_text) like ${like})`,
    )
  }
  return query.orderBy('s.id', 'desc').limit(limit).offset(offset).execute()
}

export interface AccountSearch {
  readonly words: string
  /** Accounts that it follows come first. */
  readonly me: Viewer
  readonly onlyFollowing: boolean
  readonly limit: number
}

/** Finds accounts by the beginning of the acct or of a word in the name. Followed accounts come first. */
export function searchAccounts(
  db: Db,
  { words, me, onlyFollowing, limit }: AccountSearch,
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

/** The number of days in the history of a hashtag, including today. */
const HISTORY_DAYS = 7
const DAY_MS = 86_400_000

export interface TagDay {
  /** Midnight UTC, ms since 1970. */
  readonly day: number
  readonly uses: number
  readonly accounts: number
}

export interface TagSearch extends SearchRange {
  readonly prefix: string
}

/** Finds hashtags of public posts by their beginning: the exact name first, then the most used. */
export async function searchTags(db: Db, { prefix, limit, offset }: TagSearch): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select t.tag from status_tags t join statuses s on s.id = t.status_id
    where s.visibility = 'public' and t.tag like ${`${escapeLike(prefix)}%`}
    group by t.tag order by t.tag = ${prefix} desc, count(*) desc, t.tag
    limit ${limit}::int offset ${offset}::int`.execute(db)
  return rows.map(({ tag }) => tag)
}

/** Loads the history of each hashtag, today first, including days without posts. */
export async function loadTagHistories(
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
