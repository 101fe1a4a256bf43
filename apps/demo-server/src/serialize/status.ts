import {
  accountId,
  type QuoteEntity,
  type StatusEntity,
  statusId,
} from '@colonnade/domain/entities'
import { getStatusUri, getStatusUrl } from '../content/render-content.ts'
import type { StatusRow } from '../store/find-rows.ts'
import type { Id, StoredCard } from '../store/tables.ts'
import { pickEmojis, type SerializeContext, withOrigin } from './account.ts'
import { serializeMedia, getSmallArtworkUrl } from './media.ts'
import { serializePoll } from './poll.ts'
import {
  loadStatusParts,
  getQuoteState,
  type StatusMarks,
  type StatusParts,
} from './status-parts.ts'

const NO_MARKS: StatusMarks = {
  favourited: false,
  reblogged: false,
  bookmarked: false,
  muted: false,
}

/** Keeps the order of the rows. */
export async function serializeStatuses(
  context: SerializeContext,
  rows: readonly StatusRow[],
): Promise<StatusEntity[]> {
  if (rows.length === 0) return []
  const parts = await loadStatusParts(context, rows)
  return rows.flatMap((row) => serializeStatus(row, { parts, context, isQuoted: false }) ?? [])
}

/** @throws if the author was deleted in the meantime */
export async function serializeOneStatus(
  context: SerializeContext,
  row: StatusRow,
): Promise<StatusEntity> {
  const [status] = await serializeStatuses(context, [row])
  if (status === undefined) throw new Error(`status ${row.id} has no author`)
  return status
}

interface SerializeOptions {
  readonly parts: StatusParts
  readonly context: SerializeContext
  /** A quoted status contains only the id of the status that it quotes itself. */
  readonly isQuoted: boolean
}

function serializeStatus(row: StatusRow, serializing: SerializeOptions): StatusEntity | null {
  const { parts, context } = serializing
  const { viewer, origin } = context
  const account = parts.accounts.get(row.account_id)
  const author = parts.authors.get(row.account_id)
  if (account === undefined || author === undefined) return null
  const original = row.reblog_of_id === null ? undefined : parts.originals.get(row.reblog_of_id)
  // A boost has the marks and the counts of the boosted status.
  const counted = original ?? row
  const marks = parts.marks.get(counted.id) ?? NO_MARKS

  return {
    id: statusId(row.id),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    in_reply_to_id: row.in_reply_to_id === null ? null : statusId(row.in_reply_to_id),
    in_reply_to_account_id:
      row.in_reply_to_account_id === null ? null : accountId(row.in_reply_to_account_id),
    sensitive: row.sensitive,
    spoiler_text: row.spoiler_text,
    visibility: row.visibility,
    language: row.language,
    uri: withOrigin(getStatusUri(row, author), origin),
    url: withOrigin(getStatusUrl(row, author), origin),
    replies_count: counted.replies_count,
    reblogs_count: counted.reblogs_count,
    favourites_count: counted.favourites_count,
    content: withOrigin(row.content, origin),
    media_attachments: (parts.media.get(row.id) ?? []).map((media) =>
      serializeMedia(media, origin),
    ),
    mentions: row.mentions.map(({ id, username, acct, url: page }) => ({
      id: accountId(id),
      username,
      acct,
      url: withOrigin(page, origin),
    })),
    tags: row.tags.map((name) => ({ name, url: `${origin}/tags/${encodeURIComponent(name)}` })),
    emojis: pickEmojis(row.emojis, parts.emojis, origin),
    card: serializeCard(row.card, origin),
    poll: row.poll === null ? null : serializePoll(row, parts.votes.get(row.id) ?? [], context),
    application: row.application === null ? null : { name: row.application, website: null },
    favourited: marks.favourited,
    reblogged: marks.reblogged,
    bookmarked: marks.bookmarked,
    muted: marks.muted,
    pinned: viewer === row.account_id && row.pinned,
    local_only: row.local_only,
    // A boost has the filter results of the boosted status.
    ...(parts.matchFilters !== null && { filtered: parts.matchFilters(counted) }),
    account,
    reblog: original === undefined ? null : serializeStatus(original, serializing),
    quote: row.quote_of_id === null ? null : serializeQuote(row, row.quote_of_id, serializing),
  }
}

function serializeQuote(row: StatusRow, quotedId: Id, serializing: SerializeOptions): QuoteEntity {
  const { quoted } = serializing.parts
  if (serializing.isQuoted) {
    const quoted_status_id = row.quote_state === 'accepted' ? statusId(quotedId) : null
    return { state: row.quote_state, quoted_status: null, quoted_status_id }
  }
  const state = getQuoteState(row, quoted)
  const shown = state === 'accepted' ? quoted.visible.get(quotedId) : undefined
  if (shown === undefined) return { state, quoted_status: null, quoted_status_id: null }
  return {
    state,
    quoted_status: serializeStatus(shown, { ...serializing, isQuoted: true }),
    quoted_status_id: statusId(shown.id),
  }
}

function serializeCard(card: StoredCard | null, origin: string): StoredCard | null {
  if (card === null) return null
  return { ...card, image: card.image === null ? null : getSmallArtworkUrl(origin, card.image) }
}
