import { escapeHtml } from '@colonnade/domain/text'
import { createRedirect } from '../../http/response.ts'
import { deleteStatus } from '../../posting/delete-status.ts'
import { findAccount, isId, type StatusRow } from '../../store/find-rows.ts'
import type { Db } from '../../store/store.ts'
import {
  createExpiredFormPage,
  type PageContext,
  readForm,
  renderTokenField,
} from '../session-pages.ts'
import {
  isShownToStaff,
  createNotFoundPage,
  getReportedIds,
  renderReports,
  loadReports,
  createStaffPage,
  renderText,
} from './staff-page.ts'

interface PostParams {
  readonly account: string
  readonly status: string
}

/** Creates the moderation page of a post with the reports about it. @see RTE-11 */
export async function createStaffStatusPage(
  visit: PageContext,
  named: PostParams,
): Promise<Response> {
  const { db } = visit.services.store
  const [post, author] = [await findPost(db, named), await findAccount(db, named.account)]
  if (post === undefined || author === undefined) return createNotFoundPage()
  const reports = await loadReports(db, author.id)
  const when = post.created_at.toISOString()
  return createStaffPage(
    'Post',
    `<h1>Post by @${escapeHtml(author.acct)}</h1>
<p><time datetime="${when}">${when.slice(0, 16).replace('T', ' ')}</time> · ${post.visibility} · <a href="/admin/accounts/${author.id}">View account</a></p>
<p class="message words" dir="auto">${renderText(post)}</p>
<h2>Reports</h2>${renderReports(reports.filter(({ status_ids }) => status_ids.includes(post.id)))}
<form method="post">${renderTokenField(visit.session)}<div class="choices"><button class="main">Delete this post</button></div></form>`,
  )
}

/** Deletes a post and its boosts. */
export async function deleteAsStaff(visit: PageContext, named: PostParams): Promise<Response> {
  const { services } = visit
  if ((await readForm(visit)) === null) return createExpiredFormPage()
  const post = await findPost(services.store.db, named)
  if (post === undefined) return createNotFoundPage()
  await deleteStatus(services, post)
  return createRedirect(`/admin/accounts/${post.account_id}`)
}

/** Finds a post that staff can see. Other posts can neither be shown nor deleted. */
async function findPost(db: Db, { account, status }: PostParams): Promise<StatusRow | undefined> {
  if (!isId(account) || !isId(status)) return undefined
  const reported = getReportedIds(await loadReports(db, account))
  return db
    .selectFrom('statuses as s')
    .selectAll('s')
    .where('s.id', '=', status)
    .where('s.account_id', '=', account)
    .where(isShownToStaff(reported))
    .executeTakeFirst()
}
