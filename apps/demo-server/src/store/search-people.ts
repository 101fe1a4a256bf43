import { type SqlBool, sql } from 'kysely'
import type { AccountRow } from './reads.ts'
import { escapeLike } from './search-statuses.ts'
import type { Db } from './store.ts'
import type { Viewer } from './viewer.ts'

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
