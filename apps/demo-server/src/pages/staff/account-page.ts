import { escapeHtml } from '@colonnade/domain/text'
import { type AccountRow, findAccount } from '../../store/find-rows.ts'
import type { Db } from '../../store/store.ts'
import type { Id } from '../../store/tables.ts'
import type { PageContext } from '../session-pages.ts'
import {
  isShownToStaff,
  createNotFoundPage,
  renderPostItem,
  getReportedIds,
  renderReports,
  loadReports,
  createStaffPage,
} from './staff-page.ts'

const MAX_POSTS = 20

/** Creates the moderation page of an account: its data, the reports about it and its newest posts. @see RTE-10 */
export async function createStaffAccountPage(
  { services }: PageContext,
  id: string,
): Promise<Response> {
  const { db } = services.store
  const account = await findAccount(db, id)
  if (account === undefined) return createNotFoundPage()
  const reports = await loadReports(db, account.id)
  const posts = await loadShownPosts(db, account, getReportedIds(reports))
  const name = escapeHtml(account.display_name || account.acct)
  return createStaffPage(
    `@${account.acct}`,
    `<h1><bdi>${name}</bdi></h1><p>@${escapeHtml(account.acct)} · <a href="/accounts/${account.id}">Profile in the dashboard</a></p>
<dl><dt>Joined</dt><dd>${account.created_at.toISOString().slice(0, 10)}</dd>
<dt>Posts</dt><dd>${account.statuses_count}</dd>
<dt>Followers</dt><dd>${account.followers_count}</dd>
<dt>Server</dt><dd>${escapeHtml(account.domain ?? 'this server')}</dd></dl>
<h2>Reports</h2>${renderReports(reports)}
<h2>Newest posts</h2><ul class="posts">${posts.map((post) => renderPostItem(account, post)).join('')}</ul>`,
  )
}

const loadShownPosts = (db: Db, { id }: AccountRow, reported: readonly Id[]) =>
  db
    .selectFrom('statuses as s')
    .selectAll('s')
    .where('s.account_id', '=', id)
    .where('s.reblog_of_id', 'is', null)
    .where(isShownToStaff(reported))
    .orderBy('s.id', 'desc')
    .limit(MAX_POSTS)
    .execute()
