import { escapeHtml } from '@colonnade/domain/text'
import type { Db } from '../../store/store.ts'
import type { Id } from '../../store/tables.ts'

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
