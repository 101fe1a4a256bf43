import { type SqlBool, sql } from 'kysely'
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
