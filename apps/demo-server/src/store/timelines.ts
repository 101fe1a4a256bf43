import { type SqlBool, sql } from 'kysely'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'
import { isNotSilenced, isVisibleTo, isWanted, isWantedAtHome, type Viewer } from './visibility.ts'

/** Home omits the boost of a post that appeared in it within this time. */
const BOOST_DUPLICATE_MS = 24 * 3_600_000
const DUPLICATE_ID_RANGE = String(BigInt(BOOST_DUPLICATE_MS) << 16n)

export const selectVisibleStatuses = (db: Db, viewer: Viewer) =>
  db.selectFrom('statuses as s').selectAll('s').where(isVisibleTo(viewer))

export type StatusQuery = ReturnType<typeof selectVisibleStatuses>

/**
 * Selects own posts and posts of followed accounts. Omits replies to accounts that are not followed, hidden boosts,
 * boosts of posts that appeared recently, and members of exclusive lists.
 */
export function selectHomeTimeline(db: Db, me: Id): StatusQuery {
  return selectVisibleStatuses(db, me)
    .where(isFollowed(me, 's'))
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
          where e.id < s.id and e.id > s.id - ${DUPLICATE_ID_RANGE}::bigint
          and (e.id = s.reblog_of_id or e.reblog_of_id = s.reblog_of_id)
          and ${isFollowed(me, 'e')})))`,
    )
}

function isFollowed(me: Id, alias: 's' | 'e') {
  const author = sql.ref(`${alias}.account_id`)
  return sql<SqlBool>`(${author} = ${me} or ${author} in (select f.target_id from follows f where f.account_id = ${me}))`
}

export interface PublicOptions {
  readonly local: boolean
  readonly onlyMedia: boolean
}

/** Selects public posts that are not replies to others. */
export function selectPublicTimeline(
  db: Db,
  viewer: Viewer,
  { local, onlyMedia }: PublicOptions,
): StatusQuery {
  return selectPublicStatuses(db, viewer)
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

/** Selects posts with `tag` or one of `any`, all of `all`, and none of `none`. */
export function selectTagTimeline(db: Db, viewer: Viewer, options: TagOptions): StatusQuery {
  const { tag, any, all, none, local, onlyMedia } = options
  return selectPublicStatuses(db, viewer)
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

const selectPublicStatuses = (db: Db, viewer: Viewer) =>
  selectVisibleStatuses(db, viewer)
    .where('s.visibility', '=', 'public')
    .where('s.reblog_of_id', 'is', null)
    .$if(viewer !== null, (query) => query.where(isWanted(viewer ?? '')))

/**
 * Selects posts of the list's members that the owner may see. The policy of the list decides which replies are
 * included.
 */
export function selectListTimeline(db: Db, me: Id, list: Id): StatusQuery {
  const members = sql`select a.account_id from list_accounts a where a.list_id = ${list}`
  return selectVisibleStatuses(db, me)
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

/** Selects direct posts that the account wrote or is mentioned in. */
export const selectDirectTimeline = (db: Db, me: Id): StatusQuery =>
  selectVisibleStatuses(db, me).where('s.visibility', '=', 'direct').where(isNotSilenced(me))
