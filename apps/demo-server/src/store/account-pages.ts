import { sql, type SqlBool } from 'kysely'
import { cutPage, type Page, type PageRequest } from './page.ts'
import type { AccountRow, StatusRow } from './reads.ts'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'
import { statusesSeenBy, type StatusQuery } from './timelines.ts'
import type { Viewer } from './visibility.ts'

/** An account and the id that its page is cut by, which is that of the follow, favourite or mute behind it. */
export type LinkedAccount = AccountRow & { readonly link_id: Id }

export const followersOf = (db: Db, id: Id, request: PageRequest): Promise<Page<LinkedAccount>> =>
  cutPage(
    db
      .selectFrom('follows as f')
      .innerJoin('accounts as a', 'a.id', 'f.account_id')
      .selectAll('a')
      .select('f.id as link_id')
      .where('f.target_id', '=', id),
    'f.id',
    request,
  )

export const followingOf = (db: Db, id: Id, request: PageRequest): Promise<Page<LinkedAccount>> =>
  cutPage(
    db
      .selectFrom('follows as f')
      .innerJoin('accounts as a', 'a.id', 'f.target_id')
      .selectAll('a')
      .select('f.id as link_id')
      .where('f.account_id', '=', id),
    'f.id',
    request,
  )

export const favouritersOf = (db: Db, id: Id, request: PageRequest): Promise<Page<LinkedAccount>> =>
  cutPage(
    db
      .selectFrom('favourites as f')
      .innerJoin('accounts as a', 'a.id', 'f.account_id')
      .selectAll('a')
      .select('f.id as link_id')
      .where('f.status_id', '=', id),
    'f.id',
    request,
  )

export const boostersOf = (db: Db, id: Id, request: PageRequest): Promise<Page<LinkedAccount>> =>
  cutPage(
    db
      .selectFrom('statuses as s')
      .innerJoin('accounts as a', 'a.id', 's.account_id')
      .selectAll('a')
      .select('s.id as link_id')
      .where('s.reblog_of_id', '=', id),
    's.id',
    request,
  )

export const membersOf = (db: Db, list: Id, request: PageRequest): Promise<Page<LinkedAccount>> =>
  cutPage(
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

/** Whom a person blocks, mutes or features, the latest first. */
export const targetsOf = (
  db: Db,
  table: 'blocks' | 'mutes' | 'endorsements',
  id: Id,
  request: PageRequest,
): Promise<Page<LinkedAccount>> =>
  cutPage(
    db
      .selectFrom(sql<Link>`${sql.table(table)}`.as('t'))
      .innerJoin('accounts as a', 'a.id', 't.target_id')
      .selectAll('a')
      .select('t.id as link_id')
      .where('t.account_id', '=', id),
    't.id',
    request,
  )

/** Who asks to follow a person, the latest first. */
export const askersOf = (db: Db, id: Id, request: PageRequest): Promise<Page<LinkedAccount>> =>
  cutPage(
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

/** What an account posted, as far as the viewer may see it. Answers to oneself are not replies. */
export function accountStatuses(
  db: Db,
  viewer: Viewer,
  account: Id,
  { excludeReplies, excludeReblogs, onlyMedia, tagged }: AccountStatusesOptions,
): StatusQuery {
  return statusesSeenBy(db, viewer)
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

/** What an account has put at the head of its profile, the newest pin first: never more than a page. */
export const pinnedStatuses = (db: Db, viewer: Viewer, account: Id): Promise<StatusRow[]> =>
  statusesSeenBy(db, viewer)
    .where('s.account_id', '=', account)
    .where('s.pinned', '=', true)
    .orderBy('s.pinned_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute()

/** A status and the id that its page is cut by: that of the favourite or bookmark, not its own. */
type KeptStatus = StatusRow & { readonly link_id: Id }

/** What somebody has favourited or bookmarked and may still see, the latest act first. */
export function keptStatuses(
  db: Db,
  me: Id,
  table: 'favourites' | 'bookmarks',
  request: PageRequest,
): Promise<Page<KeptStatus>> {
  const kept = db.selectFrom(table).select(['id', 'status_id']).where('account_id', '=', me).as('k')
  const query = statusesSeenBy(db, me).innerJoin(kept, 'k.status_id', 's.id')
  return cutPage(query.select('k.id as link_id'), 'k.id', request)
}
