import { sql, type SqlBool } from 'kysely'
import type { AccountRow, StatusRow } from './find-rows.ts'
import { fetchPage, type Page, type PageRequest } from './page.ts'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'
import { selectVisibleStatuses, type StatusQuery } from './timelines.ts'
import type { Viewer } from './visibility.ts'

/** An account and the id that it is paged by: that of the follow, favourite or mute. */
export type LinkedAccount = AccountRow & { readonly link_id: Id }

export const findFollowers = (db: Db, id: Id, request: PageRequest): Promise<Page<LinkedAccount>> =>
  fetchPage(
    db
      .selectFrom('follows as f')
      .innerJoin('accounts as a', 'a.id', 'f.account_id')
      .selectAll('a')
      .select('f.id as link_id')
      .where('f.target_id', '=', id),
    'f.id',
    request,
  )

export const findFollowing = (db: Db, id: Id, request: PageRequest): Promise<Page<LinkedAccount>> =>
  fetchPage(
    db
      .selectFrom('follows as f')
      .innerJoin('accounts as a', 'a.id', 'f.target_id')
      .selectAll('a')
      .select('f.id as link_id')
      .where('f.account_id', '=', id),
    'f.id',
    request,
  )

export const findFavouritingAccounts = (
  db: Db,
  id: Id,
  request: PageRequest,
): Promise<Page<LinkedAccount>> =>
  fetchPage(
    db
      .selectFrom('favourites as f')
      .innerJoin('accounts as a', 'a.id', 'f.account_id')
      .selectAll('a')
      .select('f.id as link_id')
      .where('f.status_id', '=', id),
    'f.id',
    request,
  )

export const findBoosters = (db: Db, id: Id, request: PageRequest): Promise<Page<LinkedAccount>> =>
  fetchPage(
    db
      .selectFrom('statuses as s')
      .innerJoin('accounts as a', 'a.id', 's.account_id')
      .selectAll('a')
      .select('s.id as link_id')
      .where('s.reblog_of_id', '=', id),
    's.id',
    request,
  )

export const findListMembers = (
  db: Db,
  list: Id,
  request: PageRequest,
): Promise<Page<LinkedAccount>> =>
  fetchPage(
    db
      .selectFrom('list_accounts as l')
      .innerJoin('accounts as a', 'a.id', 'l.account_id')
      .selectAll('a')
      .select('a.id as link_id')
      .where('l.list_id', '=', list),
    'a.id',
    request,
  )

interface Link {
  readonly id: Id
  readonly account_id: Id
  readonly target_id: Id
}

/** Finds the accounts that an account blocks, mutes or features, latest first. */
export const findTargets = (
  db: Db,
  table: 'blocks' | 'mutes' | 'endorsements',
  id: Id,
  request: PageRequest,
): Promise<Page<LinkedAccount>> =>
  fetchPage(
    db
      .selectFrom(sql<Link>`${sql.table(table)}`.as('t'))
      .innerJoin('accounts as a', 'a.id', 't.target_id')
      .selectAll('a')
      .select('t.id as link_id')
      .where('t.account_id', '=', id),
    't.id',
    request,
  )

/** Finds the accounts with a pending follow request to an account, latest first. */
export const findFollowRequesters = (
  db: Db,
  id: Id,
  request: PageRequest,
): Promise<Page<LinkedAccount>> =>
  fetchPage(
    db
      .selectFrom('follow_requests as r')
      .innerJoin('accounts as a', 'a.id', 'r.account_id')
      .selectAll('a')
      .select('r.id as link_id')
      .where('r.target_id', '=', id),
    'r.id',
    request,
  )

export interface AccountStatusesOptions {
  readonly excludeReplies: boolean
  readonly excludeReblogs: boolean
  readonly onlyMedia: boolean
  readonly tagged: string | null
}

/** Selects an account's posts that the viewer may see. Replies to its own posts do not count as replies. */
export function selectAccountStatuses(
  db: Db,
  viewer: Viewer,
  account: Id,
  { excludeReplies, excludeReblogs, onlyMedia, tagged }: AccountStatusesOptions,
): StatusQuery {
  return selectVisibleStatuses(db, viewer)
    .where('s.account_id', '=', account)
    .$if(excludeReplies, (query) =>
      query.where(
        sql<SqlBool>`(s.in_reply_to_account_id is null or s.in_reply_to_account_id = s.account_id)`,
      ),
    )
    .$if(excludeReblogs, (query) => query.where('s.reblog_of_id', 'is', null))
    .$if(onlyMedia, (query) => query.where('s.has_media', '=', true))
    .$if(tagged !== null, (query) =>
      query.where(sql<SqlBool>`${tagged?.toLowerCase()} = any(s.tags)`),
    )
}

/** Finds the pinned posts of a profile, newest pin first: at most one page. */
export const findPinnedStatuses = (db: Db, viewer: Viewer, account: Id): Promise<StatusRow[]> =>
  selectVisibleStatuses(db, viewer)
    .where('s.account_id', '=', account)
    .where('s.pinned', '=', true)
    .orderBy('s.pinned_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute()

/** A status and the id that it is paged by: that of the favourite or bookmark. */
type MarkedStatus = StatusRow & { readonly link_id: Id }

/** Finds the favourited or bookmarked statuses that the account may still see, latest action first. */
export function findMarkedStatuses(
  db: Db,
  me: Id,
  table: 'favourites' | 'bookmarks',
  request: PageRequest,
): Promise<Page<MarkedStatus>> {
  const marks = db
    .selectFrom(table)
    .select(['id', 'status_id'])
    .where('account_id', '=', me)
    .as('k')
  const query = selectVisibleStatuses(db, me).innerJoin(marks, 'k.status_id', 's.id')
  return fetchPage(query.select('k.id as link_id'), 'k.id', request)
}
