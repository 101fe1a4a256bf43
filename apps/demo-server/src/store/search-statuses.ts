import { type SqlBool, sql } from 'kysely'
import type { StatusRow } from './reads.ts'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'
import { statusesSeenBy } from './timelines.ts'

export interface Found {
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
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

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
