import { escapeHtml } from '@colonnade/domain/text'
import { redirect } from '../../http/reply.ts'
import { deleteStatus } from '../../posting/delete-status.ts'
import { findAccount, isId, type StatusRow } from '../../store/reads.ts'
import type { Db } from '../../store/store.ts'
import { oldFormPage, type PageVisit, readForm, tokenField } from '../page-visit.ts'
import {
  isShownToStaff,
  nothingPage,
  reportedIn,
  reportItems,
  reportsAbout,
  staffPage,
  wordsOf,
} from './staff-page.ts'

interface Named {
  readonly account: string
  readonly status: string
}

/** One post before those who keep order, with what was reported of it. @see RTE-11 */
export async function staffStatusPage(visit: PageVisit, named: Named): Promise<Response> {
  const { db } = visit.services.store
  const [post, author] = [await postOf(db, named), await findAccount(db, named.account)]
  if (post === undefined || author === undefined) return nothingPage()
  const reports = await reportsAbout(db, author.id)
  const when = post.created_at.toISOString()
  return staffPage(
    'A post',
    `<h1>A post of @${escapeHtml(author.acct)}</h1>
<p><time datetime="${when}">${when.slice(0, 16).replace('T', ' ')}</time> · ${post.visibility} · <a href="/admin/accounts/${author.id}">Who this is</a></p>
<p class="told words" dir="auto">${wordsOf(post)}</p>
<h2>Reports of it</h2>${reportItems(reports.filter(({ status_ids }) => status_ids.includes(post.id)))}
<form method="post">${tokenField(visit.session)}<div class="choices"><button class="main">Delete this post</button></div></form>`,
  )
}

/** Deletes it, and every boost of it. */
export async function deleteByStaff(visit: PageVisit, named: Named): Promise<Response> {
  const { services } = visit
  if ((await readForm(visit)) === null) return oldFormPage()
  const post = await postOf(services.store.db, named)
  if (post === undefined) return nothingPage()
  await deleteStatus(services, post)
  return redirect(`/admin/accounts/${post.account_id}`)
}

/** Only what staff may see can be looked at, or deleted. */
async function postOf(db: Db, { account, status }: Named): Promise<StatusRow | undefined> {
  if (!isId(account) || !isId(status)) return undefined
  const reported = reportedIn(await reportsAbout(db, account))
  return db
    .selectFrom('statuses as s')
    .selectAll('s')
    .where('s.id', '=', status)
    .where('s.account_id', '=', account)
    .where(isShownToStaff(reported))
    .executeTakeFirst()
}
