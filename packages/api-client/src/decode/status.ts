import {
  accountId,
  type ContextEntity,
  type DeletedStatusEntity,
  type MentionEntity,
  type StatusEntity,
  statusId,
  type TagEntity,
} from '@colonnade/domain/entities'
import { customEmojis, decodeAccount, toVisibility } from './account.ts'
import {
  brief,
  count,
  DecodeError,
  fieldsOf,
  flag,
  idText,
  listOf,
  many,
  MOST_LISTED,
  text,
  textOrNull,
  time,
  timeOrNull,
  url,
  urlOrNull,
} from './fields.ts'
import { filterResults } from './filter.ts'
import { mediaAttachments } from './media-attachment.ts'
import { readPoll } from './poll.ts'
import { readPreviewCard } from './preview-card.ts'
import { readQuote } from './quote.ts'

/** More than servers let be written in a warning, in UTF-16 units: what is longer is meant to harm. */
const LONGEST_WARNING = 5000

/**
 * Hot path: runs for every streamed post. `filtered` stays absent unless the server sends a list.
 *
 * @throws DecodeError without an id or a readable author, or when what it boosts has none
 */
export const decodeStatus = (raw: unknown): StatusEntity => readStatus(raw, 'whole')

/** Boosts of boosts and quotes of quotes could be nested without end: each is read one level deep. */
type Depth = 'whole' | 'boosted' | 'quoted'

const readQuoted = (raw: unknown): StatusEntity => readStatus(raw, 'quoted')

function readStatus(raw: unknown, depth: Depth): StatusEntity {
  const fields = fieldsOf<StatusEntity>(raw)
  if (fields === null) throw new DecodeError('status', 'not an object')
  const id = idText(fields.id)
  if (id === '') throw new DecodeError('status', 'no id')
  const inReplyTo = idText(fields.in_reply_to_id)
  const inReplyToAccount = idText(fields.in_reply_to_account_id)
  const status: StatusEntity = {
    id: statusId(id),
    created_at: time(fields.created_at),
    edited_at: timeOrNull(fields.edited_at),
    in_reply_to_id: inReplyTo === '' ? null : statusId(inReplyTo),
    in_reply_to_account_id: inReplyToAccount === '' ? null : accountId(inReplyToAccount),
    sensitive: flag(fields.sensitive),
    spoiler_text: brief(fields.spoiler_text, LONGEST_WARNING),
    visibility: toVisibility(fields.visibility ?? 'public'),
    language: textOrNull(fields.language),
    uri: text(fields.uri),
    url: urlOrNull(fields.url),
    replies_count: count(fields.replies_count),
    reblogs_count: count(fields.reblogs_count),
    favourites_count: count(fields.favourites_count),
    content: text(fields.content),
    media_attachments: mediaAttachments(fields.media_attachments),
    mentions: many(fields.mentions, readMention, MOST_LISTED),
    tags: many(fields.tags, readTag, MOST_LISTED),
    emojis: customEmojis(fields.emojis),
    card: readPreviewCard(fields.card),
    poll: readPoll(fields.poll),
    application: readApplication(fields.application),
    favourited: flag(fields.favourited),
    reblogged: flag(fields.reblogged),
    bookmarked: flag(fields.bookmarked),
    muted: flag(fields.muted),
    pinned: flag(fields.pinned),
    local_only: flag(fields.local_only),
    account: decodeAccount(fields.account),
    reblog:
      depth === 'whole' && fieldsOf(fields.reblog) !== null
        ? readStatus(fields.reblog, 'boosted')
        : null,
    quote: readQuote(fields, depth === 'quoted' ? null : readQuoted),
  }
  return Array.isArray(fields.filtered)
    ? { ...status, filtered: filterResults(fields.filtered) }
    : status
}

function readMention(raw: unknown): MentionEntity | null {
  const fields = fieldsOf<MentionEntity>(raw)
  const id = idText(fields?.id)
  const acct = text(fields?.acct) || text(fields?.username)
  if (fields === null || id === '' || acct === '') return null
  return {
    id: accountId(id),
    username: text(fields.username) || (acct.split('@')[0] ?? acct),
    url: url(fields.url),
    acct,
  }
}

/** null without a name. */
export function readTag(raw: unknown): TagEntity | null {
  const fields = fieldsOf<TagEntity>(raw)
  const name = text(fields?.name)
  return fields === null || name === '' ? null : { name: name.toLowerCase(), url: url(fields.url) }
}

function readApplication(raw: unknown): StatusEntity['application'] {
  const fields = fieldsOf<NonNullable<StatusEntity['application']>>(raw)
  const name = text(fields?.name)
  return fields === null || name === '' ? null : { name, website: urlOrNull(fields.website) }
}

const statuses = listOf(decodeStatus)

/** A missing side counts as empty. @throws DecodeError when the body is no object */
export function decodeContext(raw: unknown): ContextEntity {
  const fields = fieldsOf<ContextEntity>(raw)
  if (fields === null) throw new DecodeError('context', 'not an object')
  return {
    ancestors: statuses(fields.ancestors ?? []),
    descendants: statuses(fields.descendants ?? []),
  }
}

/** Whatever a server answers, the status is gone: `{}` before 2.9, and snac leaves things out. Never throws. */
export function decodeDeletedStatus(raw: unknown): DeletedStatusEntity {
  const fields = fieldsOf<DeletedStatusEntity>(raw)
  return {
    text: textOrNull(fields?.text),
    media_attachments: mediaAttachments(fields?.media_attachments),
  }
}
