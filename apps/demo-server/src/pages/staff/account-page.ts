import { escapeHtml } from '@colonnade/domain/text'
import { type AccountRow, findAccount } from '../../store/reads.ts'
import type { Db } from '../../store/store.ts'
import type { Id } from '../../store/tables.ts'
import type { PageVisit } from '../page-visit.ts'
import {
  isShownToStaff,
  nothingPage,
  postItem,
  reportedIn,
  reportItems,
  reportsAbout,
  staffPage,
} from './staff-page.ts'

const NEWEST = 20

/** What staff look at when they are called to somebody: who it is, what is said of them, what they say. @see RTE-10 */
export async function staffAccountPage({ services }: PageVisit, id: string): Promise<Response> {
  const { db } = services.store
  const account = await findAccount(db, id)
  if (account === undefined) return nothingPage()
  const reports = await reportsAbout(db, account.id)
  const posts = await shownPosts(db, account, reportedIn(reports))
  const name = escapeHtml(account.display_name || account.acct)
  return staffPage(
    `@${account.acct}`,
    `<h1><bdi>${name}</bdi></h1><p>@${escapeHtml(account.acct)} · <a href="/accounts/${account.id}">Profile in the deck</a></p>
<dl><dt>Since</dt><dd>${account.created_at.toISOString().slice(0, 10)}</dd>
<dt>Posts</dt><dd>${account.statuses_count}</dd>
<dt>Followers</dt><dd>${account.followers_count}</dd>
<dt>Lives</dt><dd>${escapeHtml(account.domain ?? 'here')}</dd></dl>
<h2>Reports</h2>${reportItems(reports)}
<h2>Newest posts</h2><ul class="posts">${posts.map((post) => postItem(account, post)).join('')}</ul>`,
  )
}

const shownPosts = (db: Db, { id }: AccountRow, reported: readonly Id[]) =>
  db
    .selectFrom('statuses as s')
    .selectAll('s')
    .where('s.account_id', '=', id)
    .where('s.reblog_of_id', 'is', null)
    .where(isShownToStaff(reported))
    .orderBy('s.id', 'desc')
    .limit(NEWEST)
    .execute()
