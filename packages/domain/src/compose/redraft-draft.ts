import type { MediaId } from '../entities/ids.ts'
import type { MentionEntity, StatusRecord } from '../entities/status.ts'
import { decodeEntities, escapeHtml, hasContentWarning, htmlToText } from '../text/index.ts'
import { parseKnownDate } from '../time/parse-date.ts'
import { type Draft, withoutLocalOnlyMark } from './draft.ts'
import { redraftPoll } from './poll-draft.ts'

/** An own status that is to be written anew. */
type Redrafted = Pick<
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

/** What its author typed, as far as the instance tells it. */
interface Source {
  /** null where only the HTML is known. */
  readonly text: string | null
  readonly media: readonly { readonly id: MediaId }[]
}

/** A link whole; one that never ends hides the rest, so that a text is read once. */
const LINK = /<a\b[^<>]*?\bhref="([^"]*)"[^<>]*>[\s\S]*?(?:<\/a\s*>|$)/gi

/** The beginning of an address, as some servers show a long one. */
const CUT_ADDRESS = /^(?:https?:\/\/)?(?:www\.)?(\S{4,}?)(?:…|\.{3})$/i

/**
 * What was typed, of HTML: servers show a mention without its server, so the full acct comes back, and so does an
 * address that they cut.
 */
function typedText(html: string, mentions: readonly MentionEntity[]): string {
  const accts = new Map(mentions.map(({ url, acct }) => [url, acct]))
  const named = html.replace(LINK, (link: string, href: string) => {
    const acct = accts.get(decodeEntities(href))
    if (acct !== undefined) return `@${escapeHtml(acct)}`
    return isCutAddress(htmlToText(link), decodeEntities(href)) ? href : link
  })
  return htmlToText(named)
}

function isCutAddress(words: string, href: string): boolean {
  const [, beginning] = CUT_ADDRESS.exec(words) ?? []
  return (
    beginning !== undefined && href.replace(/^https?:\/\/(?:www\.)?/i, '').startsWith(beginning)
  )
}

/**
 * A status back in the composer, as it was typed: what a deleted one begins anew with, and what an
 * edit starts from. Never throws.
 *
 * @see ST-15, BY-04
 */
export function redraftDraft(
  status: Redrafted,
  { text, media }: Source,
): Omit<Draft, 'idempotencyKey'> {
  const typed = text ?? typedText(status.content, status.mentions)
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
