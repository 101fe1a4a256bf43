import { sql, type SqlBool } from 'kysely'
import { cutPage, type Page, type PageRequest } from './page.ts'
import type { StatusRow } from './reads.ts'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'
import { statusesSeenBy, type StatusQuery } from './timelines.ts'
import type { Viewer } from './viewer.ts'

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
