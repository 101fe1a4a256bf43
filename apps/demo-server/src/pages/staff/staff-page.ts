import type { Expression, SqlBool } from 'kysely'
import { escapeHtml } from '@colonnade/domain/text'
import type { AccountRow, StatusRow } from '../../store/find-rows.ts'
import type { Db } from '../../store/store.ts'
import type { Id } from '../../store/tables.ts'
import type { StatusExpressions } from '../../store/visibility.ts'
import { createPageResponse } from '../page-response.ts'
import { createMessagePage, type PageContext } from '../session-pages.ts'
import { settingsStyle } from '../settings/settings-page.ts'

/** Renders a list item with a post and a link to its moderation page. */
export function renderPostItem({ id: account }: Pick<AccountRow, 'id'>, post: StatusRow): string {
  const when = post.created_at.toISOString()
  return `<li><a href="/admin/accounts/${account}/statuses/${post.id}"><time datetime="${when}">${when.slice(0, 16).replace('T', ' ')}</time></a> · ${post.visibility}
<div class="words" dir="auto">${renderText(post)}</div></li>`
}

/** Renders the text of a post as HTML, as it was typed. */
export const renderText = ({
  spoiler_text,
  text,
}: Pick<StatusRow, 'spoiler_text' | 'text'>): string =>
  [
    spoiler_text === '' ? '' : `<strong>${escapeHtml(spoiler_text)}</strong>\n`,
    escapeHtml(text),
  ].join('')

export interface ReportSummary {
  readonly acct: string
  readonly category: string
  readonly comment: string
  readonly status_ids: readonly Id[]
  readonly created_at: Date
}

/** Loads the reports about an account, newest first. */
export const loadReports = (db: Db, target: Id): Promise<ReportSummary[]> =>
  db
    .selectFrom('reports as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['a.acct', 'r.category', 'r.comment', 'r.status_ids', 'r.created_at'])
    .where('r.target_id', '=', target)
    .orderBy('r.created_at', 'desc')
    .execute()

/** Returns the ids of the reported posts. */
export const getReportedIds = (reports: readonly ReportSummary[]): readonly Id[] => [
  ...new Set(reports.flatMap(({ status_ids }) => status_ids)),
]

/** Renders the reports as HTML. */
export function renderReports(reports: readonly ReportSummary[]): string {
  if (reports.length === 0) return '<p>None.</p>'
  const items = reports.map(({ acct, category, comment, status_ids, created_at }) => {
    const posts = status_ids.length === 1 ? '1 post' : `${status_ids.length} posts`
    return `<li>${created_at.toISOString().slice(0, 10)} · ${escapeHtml(category)} · ${posts} · by @${escapeHtml(acct)}
<div class="words" dir="auto">${escapeHtml(comment)}</div></li>`
  })
  return `<ul class="posts">${items.join('')}</ul>`
}

/**
 * Returns a condition for the posts that staff can see: public and unlisted posts, and reported posts of any
 * visibility. Blocks do not apply to staff.
 *
 * @param reported ids of the author's posts that were reported
 */
export function isShownToStaff(reported: readonly Id[]) {
  return (eb: StatusExpressions): Expression<SqlBool> => {
    const isOpen = eb('s.visibility', 'in', ['public', 'unlisted'])
    return reported.length === 0 ? isOpen : eb.or([isOpen, eb('s.id', 'in', [...reported])])
  }
}

/** Calls `page` for staff. Returns an error page for other accounts. */
export async function requireStaff(
  visit: PageContext,
  page: (visit: PageContext) => Promise<Response>,
): Promise<Response> {
  return visit.me.is_staff
    ? page(visit)
    : createMessagePage(
        403,
        'For staff only',
        'Your account doesn’t have permission to view this page.',
      )
}

/** @param body HTML, already escaped */
export const createStaffPage = (title: string, body: string): Response =>
  createPageResponse(
    {
      title,
      body: `<nav aria-label="Moderation"><a href="/">Back to the dashboard</a></nav>${body}`,
    },
    { style: settingsStyle, isTall: true },
  )

export const createNotFoundPage = (): Response =>
  createMessagePage(404, 'Not found', 'This page doesn’t exist, or its content was deleted.')
