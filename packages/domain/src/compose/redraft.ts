import type { MediaId } from '../entities/ids.ts'
import type { MentionEntity, StatusRecord } from '../entities/status.ts'
import { decodeEntities, escapeHtml, hasContentWarning, htmlToText } from '../text/index.ts'
import { parseKnownDate } from '../time/parse-date.ts'
import { type Draft, withoutLocalOnlyMark } from './draft.ts'
import { redraftPoll } from './poll-draft.ts'

/** An own status that is deleted and redrafted, or edited. */
type RedraftedStatus = Pick<
  StatusRecord,
  | 'content'
  | 'created_at'
  | 'in_reply_to_id'
  | 'language'
  | 'local_only'
  | 'mentions'
  | 'poll'
  | 'sensitive'
  | 'spoiler_text'
  | 'visibility'
>

/** The source that the author typed, as far as the instance returns it. */
interface Source {
  /** null if only the HTML is known. */
  readonly text: string | null
  readonly media: readonly { readonly id: MediaId }[]
}

/** A complete link. An unterminated one consumes the rest, so that a text is scanned only once. */
const LINK = /<a\b[^<>]*?\bhref="([^"]*)"[^<>]*>[\s\S]*?(?:<\/a\s*>|$)/gi

/** The start of a URL, as some servers display long ones. */
const SHORTENED_URL = /^(?:https?:\/\/)?(?:www\.)?(\S{4,}?)(?:…|\.{3})$/i

/**
 * Restores the typed text from HTML. Servers display a mention without its server and shorten URLs; both are
 * restored.
 */
function restoreTypedText(html: string, mentions: readonly MentionEntity[]): string {
  const accts = new Map(mentions.map(({ url, acct }) => [url, acct]))
  const named = html.replace(LINK, (link: string, href: string) => {
    const acct = accts.get(decodeEntities(href))
    if (acct !== undefined) return `@${escapeHtml(acct)}`
    return isShortenedUrl(htmlToText(link), decodeEntities(href)) ? href : link
  })
  return htmlToText(named)
}

function isShortenedUrl(words: string, href: string): boolean {
  const [, beginning] = SHORTENED_URL.exec(words) ?? []
  return (
    beginning !== undefined && href.replace(/^https?:\/\/(?:www\.)?/i, '').startsWith(beginning)
  )
}

/**
 * Creates a draft from a status, for delete and redraft and for editing. Never throws.
 *
 * @see ST-15, BY-04
 */
export function createRedraft(
  status: RedraftedStatus,
  { text, media }: Source,
): Omit<Draft, 'idempotencyKey'> {
  const typed = text ?? restoreTypedText(status.content, status.mentions)
  const plain = withoutLocalOnlyMark(typed)
  return {
    text: plain,
    spoiler: hasContentWarning(status),
    spoilerText: status.spoiler_text,
    sensitive: status.sensitive && media.length > 0,
    privacy: status.visibility,
    inReplyTo: status.in_reply_to_id,
    mediaIds: media.map(({ id }) => id),
    poll:
      status.poll === null
        ? null
        : redraftPoll(status.poll, parseKnownDate(status.created_at) ?? Number.NaN),
    language: status.language,
    localOnly: status.local_only || plain !== typed,
    threaded: false,
  }
}
