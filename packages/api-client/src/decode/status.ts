import {
  accountId,
  type ContextEntity,
  type DeletedStatusEntity,
  type MentionEntity,
  type StatusEntity,
  statusId,
  type TagEntity,
} from '@colonnade/domain/entities'
import { decodeCustomEmojis, decodeAccount, toVisibility } from './account.ts'
import {
  toShortText,
  toCount,
  DecodeError,
  toFields,
  toFlag,
  toIdText,
  createListDecoder,
  decodeItems,
  MAX_LIST_LENGTH,
  toText,
  toTextOrNull,
  toTime,
  toTimeOrNull,
  toUrl,
  toUrlOrNull,
} from './fields.ts'
import { decodeFilterResults } from './filter.ts'
import { decodeMediaAttachments } from './media-attachment.ts'
import { readPoll } from './poll.ts'
import { readPreviewCard } from './preview-card.ts'
import { readQuote } from './quote.ts'

/** Maximum length of a content warning, in UTF-16 code units: more than servers allow. Longer ones are malicious. */
const MAX_WARNING_LENGTH = 5000

/**
 * Hot path: runs for every streamed post. `filtered` is absent unless the server sends a list.
 *
 * @throws DecodeError without an id or a readable author, or when the boosted status has none
 */
export const decodeStatus = (raw: unknown): StatusEntity => readStatus(raw, 'whole')

/** Boosts of boosts and quotes of quotes could be nested without end: each is decoded one level deep. */
type Depth = 'whole' | 'boosted' | 'quoted'

const readQuoted = (raw: unknown): StatusEntity => readStatus(raw, 'quoted')

function readStatus(raw: unknown, depth: Depth): StatusEntity {
  const fields = toFields<StatusEntity>(raw)
  if (fields === null) throw new DecodeError('status', 'not an object')
  const id = toIdText(fields.id)
  if (id === '') throw new DecodeError('status', 'no id')
  const inReplyTo = toIdText(fields.in_reply_to_id)
  const inReplyToAccount = toIdText(fields.in_reply_to_account_id)
  const status: StatusEntity = {
    id: statusId(id),
    created_at: toTime(fields.created_at),
    edited_at: toTimeOrNull(fields.edited_at),
    in_reply_to_id: inReplyTo === '' ? null : statusId(inReplyTo),
    in_reply_to_account_id: inReplyToAccount === '' ? null : accountId(inReplyToAccount),
    sensitive: toFlag(fields.sensitive),
    spoiler_text: toShortText(fields.spoiler_text, MAX_WARNING_LENGTH),
    visibility: toVisibility(fields.visibility ?? 'public'),
    language: toTextOrNull(fields.language),
    uri: toText(fields.uri),
    url: toUrlOrNull(fields.url),
    replies_count: toCount(fields.replies_count),
    reblogs_count: toCount(fields.reblogs_count),
    favourites_count: toCount(fields.favourites_count),
    content: toText(fields.content),
    media_attachments: decodeMediaAttachments(fields.media_attachments),
    mentions: decodeItems(fields.mentions, readMention, MAX_LIST_LENGTH),
    tags: decodeItems(fields.tags, readTag, MAX_LIST_LENGTH),
    emojis: decodeCustomEmojis(fields.emojis),
    card: readPreviewCard(fields.card),
    poll: readPoll(fields.poll),
    application: readApplication(fields.application),
    favourited: toFlag(fields.favourited),
    reblogged: toFlag(fields.reblogged),
    bookmarked: toFlag(fields.bookmarked),
    muted: toFlag(fields.muted),
    pinned: toFlag(fields.pinned),
    local_only: toFlag(fields.local_only),
    account: decodeAccount(fields.account),
    reblog:
      depth === 'whole' && toFields(fields.reblog) !== null
        ? readStatus(fields.reblog, 'boosted')
        : null,
    quote: readQuote(fields, depth === 'quoted' ? null : readQuoted),
  }
  return Array.isArray(fields.filtered)
    ? { ...status, filtered: decodeFilterResults(fields.filtered) }
    : status
}

function readMention(raw: unknown): MentionEntity | null {
  const fields = toFields<MentionEntity>(raw)
  const id = toIdText(fields?.id)
  const acct = toText(fields?.acct) || toText(fields?.username)
  if (fields === null || id === '' || acct === '') return null
  return {
    id: accountId(id),
    username: toText(fields.username) || (acct.split('@')[0] ?? acct),
    url: toUrl(fields.url),
    acct,
  }
}

/** Returns null without a name. */
export function readTag(raw: unknown): TagEntity | null {
  const fields = toFields<TagEntity>(raw)
  const name = toText(fields?.name)
  return fields === null || name === ''
    ? null
    : { name: name.toLowerCase(), url: toUrl(fields.url) }
}

function readApplication(raw: unknown): StatusEntity['application'] {
  const fields = toFields<NonNullable<StatusEntity['application']>>(raw)
  const name = toText(fields?.name)
  return fields === null || name === '' ? null : { name, website: toUrlOrNull(fields.website) }
}

const decodeStatuses = createListDecoder(decodeStatus)

/** Decodes a missing list as empty. @throws DecodeError when the body is not an object */
export function decodeContext(raw: unknown): ContextEntity {
  const fields = toFields<ContextEntity>(raw)
  if (fields === null) throw new DecodeError('context', 'not an object')
  return {
    ancestors: decodeStatuses(fields.ancestors ?? []),
    descendants: decodeStatuses(fields.descendants ?? []),
  }
}

/**
 * Accepts any body, because the status is deleted in any case: `{}` before 2.9, and snac leaves fields out. Never
 * throws.
 */
export function decodeDeletedStatus(raw: unknown): DeletedStatusEntity {
  const fields = toFields<DeletedStatusEntity>(raw)
  return {
    text: toTextOrNull(fields?.text),
    media_attachments: decodeMediaAttachments(fields?.media_attachments),
  }
}
