import { type SqlBool, sql } from 'kysely'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'
import { isHeard, isVisibleTo, isWanted, isWantedAtHome, type Viewer } from './visibility.ts'

/** A boost of what already stood in home within this time is left out. */
const BOOST_ECHO_MS = 24 * 3_600_000
const ECHO_IDS = String(BigInt(BOOST_ECHO_MS) << 16n)

export const statusesSeenBy = (db: Db, viewer: Viewer) =>
  db.selectFrom('statuses as s').selectAll('s').where(isVisibleTo(viewer))

export type StatusQuery = ReturnType<typeof statusesSeenBy>

/**
 * The own posts and those of whom one follows: without answers to strangers, without hidden boosts,
 * without a boost of what was there a short while before, and without members of exclusive lists.
 */
export function homeTimeline(db: Db, me: Id): StatusQuery {
  return statusesSeenBy(db, me)
    .where(isFollowedBy(me, 's'))
    .where(isWantedAtHome(me))
    .where(
      sql<SqlBool>`s.account_id not in (select a.account_id from list_accounts a
        join lists l on l.id = a.list_id where l.account_id = ${me} and l.exclusive)`,
    )
    .where(
      sql<SqlBool>`(s.reblog_of_id is not null or s.in_reply_to_account_id is null
        or s.in_reply_to_account_id in (s.account_id, ${me})
        or s.account_id = ${me}
        or exists (select from follows f where f.account_id = ${me} and f.target_id = s.in_reply_to_account_id))`,
    )
    .where(
      sql<SqlBool>`(s.reblog_of_id is null or (
        (s.account_id = ${me} or exists (select from follows f
          where f.account_id = ${me} and f.target_id = s.account_id and f.reblogs))
        and not exists (select from statuses e
          where e.id < s.id and e.id > s.id - ${ECHO_IDS}::bigint
          and (e.id = s.reblog_of_id or e.reblog_of_id = s.reblog_of_id)
          and ${isFollowedBy(me, 'e')})))`,
    )
}

function isFollowedBy(me: Id, alias: 's' | 'e') {
  const author = sql.ref(`${alias}.account_id`)
  return sql<SqlBool>`(${author} = ${me} or ${author} in (select f.target_id from follows f where f.account_id = ${me}))`
}

export interface PublicOptions {
  readonly local: boolean
  readonly onlyMedia: boolean
}

/** What is public and no answer to somebody else. */
export function publicTimeline(
  db: Db,
  viewer: Viewer,
  { local, onlyMedia }: PublicOptions,
): StatusQuery {
  return publicStatuses(db, viewer)
    .where(
      sql<SqlBool>`(s.in_reply_to_account_id is null or s.in_reply_to_account_id = s.account_id)`,
    )
    .$if(local, (query) => query.where('s.local', '=', true))
    .$if(onlyMedia, (query) => query.where('s.has_media', '=', true))
}

export interface TagOptions extends PublicOptions {
  readonly tag: string
  readonly any: readonly string[]
  readonly all: readonly string[]
  readonly none: readonly string[]
}

/** With `tag` or one of `any`, with every one of `all`, with not one of `none`. */
export function tagTimeline(db: Db, viewer: Viewer, options: TagOptions): StatusQuery {
  const { tag, any, all, none, local, onlyMedia } = options
  return publicStatuses(db, viewer)
    .where(
      sql<SqlBool>`s.id in (select t.status_id from status_tags t where t.tag = any(${[tag, ...any]}::text[]))`,
    )
    .$if(all.length > 0, (query) => query.where(sql<SqlBool>`s.tags @> ${[...all]}::text[]`))
    .$if(none.length > 0, (query) =>
      query.where(sql<SqlBool>`not (s.tags && ${[...none]}::text[])`),
    )
    .$if(local, (query) => query.where('s.local', '=', true))
    .$if(onlyMedia, (query) => query.where('s.has_media', '=', true))
}

const publicStatuses = (db: Db, viewer: Viewer) =>
  statusesSeenBy(db, viewer)
    .where('s.visibility', '=', 'public')
    .where('s.reblog_of_id', 'is', null)
    .$if(viewer !== null, (query) => query.where(isWanted(viewer ?? '')))

/** The list's members, as far as its owner may read them; which answers show is the list's policy. */
export function listTimeline(db: Db, me: Id, list: Id): StatusQuery {
  const members = sql`select a.account_id from list_accounts a where a.list_id = ${list}`
  return statusesSeenBy(db, me)
    .where('s.visibility', '!=', 'direct')
    .where(sql<SqlBool>`s.account_id in (${members})`)
    .where(isWantedAtHome(me))
    .where(
      sql<SqlBool>`(s.reblog_of_id is not null or s.in_reply_to_account_id is null
        or s.in_reply_to_account_id in (s.account_id, ${me})
        or case (select l.replies_policy from lists l where l.id = ${list})
          when 'none' then false
          when 'followed' then exists (select from follows f
            where f.account_id = ${me} and f.target_id = s.in_reply_to_account_id)
          else s.in_reply_to_account_id in (${members}) end)`,
    )
}

/** Direct posts that the person wrote or is mentioned in. */
export const directTimeline = (db: Db, me: Id): StatusQuery =>
  statusesSeenBy(db, me).where('s.visibility', '=', 'direct').where(isHeard(me))
