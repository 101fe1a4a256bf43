import { cutPage, type Page, type PageRequest } from './page.ts'
import type { StatusRow } from './reads.ts'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'
import { statusesSeenBy } from './timelines.ts'

/** A status and the id that its page is cut by: that of the favourite or bookmark, not its own. */
export type KeptStatus = StatusRow & { readonly link_id: Id }

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
