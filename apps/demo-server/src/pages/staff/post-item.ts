import { escapeHtml } from '@colonnade/domain/text'
import type { AccountRow, StatusRow } from '../../store/reads.ts'

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
