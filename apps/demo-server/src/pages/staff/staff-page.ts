import type { Expression, SqlBool } from 'kysely'
import { escapeHtml } from '@colonnade/domain/text'
import type { AccountRow, StatusRow } from '../../store/reads.ts'
import type { Db } from '../../store/store.ts'
import type { Id } from '../../store/tables.ts'
import type { StatusExpressions } from '../../store/visibility.ts'
import { framedReply } from '../framed-reply.ts'
import { notePage, type PageVisit } from '../page-visit.ts'
import { settingsStyle } from '../settings/settings-page.ts'

/** One post among others, with the way to what can be done about it. */
export function postItem({ id: account }: Pick<AccountRow, 'id'>, post: StatusRow): string {
  const when = post.created_at.toISOString()
  return `<li><a href="/admin/accounts/${account}/statuses/${post.id}"><time datetime="${when}">${when.slice(0, 16).replace('T', ' ')}</time></a> · ${post.visibility}
<div class="words" dir="auto">${wordsOf(post)}</div></li>`
}

/** What a post says, as it was typed. HTML. */
export const wordsOf = ({ spoiler_text, text }: Pick<StatusRow, 'spoiler_text' | 'text'>): string =>
  [
    spoiler_text === '' ? '' : `<strong>${escapeHtml(spoiler_text)}</strong>\n`,
    escapeHtml(text),
  ].join('')

export interface ToldReport {
  readonly acct: string
  readonly category: string
  readonly comment: string
  readonly status_ids: readonly Id[]
  readonly created_at: Date
}

/** What was reported of somebody, the newest first. */
export const reportsAbout = (db: Db, target: Id): Promise<ToldReport[]> =>
  db
    .selectFrom('reports as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['a.acct', 'r.category', 'r.comment', 'r.status_ids', 'r.created_at'])
    .where('r.target_id', '=', target)
    .orderBy('r.created_at', 'desc')
    .execute()

/** The posts that reports name. */
export const reportedIn = (reports: readonly ToldReport[]): readonly Id[] => [
  ...new Set(reports.flatMap(({ status_ids }) => status_ids)),
]

/** HTML. */
export function reportItems(reports: readonly ToldReport[]): string {
  if (reports.length === 0) return '<p>None.</p>'
  const items = reports.map(({ acct, category, comment, status_ids, created_at }) => {
    const posts = status_ids.length === 1 ? '1 post' : `${status_ids.length} posts`
    return `<li>${created_at.toISOString().slice(0, 10)} · ${escapeHtml(category)} · ${posts} · by @${escapeHtml(acct)}
<div class="words" dir="auto">${escapeHtml(comment)}</div></li>`
  })
  return `<ul class="posts">${items.join('')}</ul>`
}

/**
 * Which posts staff see: what everybody may see, and of the others only what somebody reported. Whom the author blocks
 * keeps order all the same.
 *
 * @param reported ids of the posts that reports about their author name
 */
export function isShownToStaff(reported: readonly Id[]) {
  return (eb: StatusExpressions): Expression<SqlBool> => {
    const isOpen = eb('s.visibility', 'in', ['public', 'unlisted'])
    return reported.length === 0 ? isOpen : eb.or([isOpen, eb('s.id', 'in', [...reported])])
  }
}

/** A page for those who keep order; everybody else is told that it is none of theirs. */
export async function forStaff(
  visit: PageVisit,
  page: (visit: PageVisit) => Promise<Response>,
): Promise<Response> {
  return visit.me.is_staff
    ? page(visit)
    : notePage(
        403,
        'For staff only',
        'Your account does not keep order here, so there is nothing to see for it.',
      )
}

/** @param body HTML, already safe */
export const staffPage = (title: string, body: string): Response =>
  framedReply(
    {
      title,
      body: `<nav aria-label="Moderation"><a href="/">Back to the deck</a></nav>${body}`,
    },
    { style: settingsStyle, isTall: true },
  )

export const nothingPage = (): Response =>
  notePage(404, 'Nothing here', 'It was deleted, or it never was.')
