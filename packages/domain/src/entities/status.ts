import type { AccountEntity, Visibility } from './account.ts'
import type { CustomEmojiEntity } from './custom-emoji.ts'
import type { FilterResultEntity } from './filter.ts'
import type { AccountId, ConversationId, StatusId } from './ids.ts'
import type { MediaAttachmentEntity } from './media-attachment.ts'
import type { PollEntity } from './poll.ts'
import type { QuoteState } from './quote-state.ts'

export interface MentionEntity {
  readonly id: AccountId
  readonly username: string
  readonly url: string
  readonly acct: string
}

export interface TagEntity {
  /** Without `#`, lower case. */
  readonly name: string
  readonly url: string
}

/** @see https://docs.joinmastodon.org/entities/PreviewCard/ */
export interface PreviewCardEntity {
  readonly url: string
  readonly title: string
  readonly description: string
  readonly type: 'link' | 'photo' | 'video' | 'rich'
  readonly author_name: string
  readonly provider_name: string
  readonly image: string | null
  readonly blurhash: string | null
  readonly width: number
  readonly height: number
  /** HTML of the other site, as the server sent it. Never inserted into the page. */
  readonly html: string
}

interface StatusBase {
  readonly id: StatusId
  readonly created_at: string
  readonly edited_at: string | null
  readonly in_reply_to_id: StatusId | null
  readonly in_reply_to_account_id: AccountId | null
  readonly sensitive: boolean
  readonly spoiler_text: string
  readonly visibility: Visibility
  readonly language: string | null
  readonly uri: string
  readonly url: string | null
  readonly replies_count: number
  readonly reblogs_count: number
  readonly favourites_count: number
  /** HTML from the instance: never trusted. */
  readonly content: string
  readonly media_attachments: readonly MediaAttachmentEntity[]
  readonly mentions: readonly MentionEntity[]
  readonly tags: readonly TagEntity[]
  readonly emojis: readonly CustomEmojiEntity[]
  readonly card: PreviewCardEntity | null
  readonly poll: PollEntity | null
  readonly application: { readonly name: string; readonly website?: string | null } | null
  readonly favourited: boolean
  readonly reblogged: boolean
  readonly bookmarked: boolean
  readonly muted: boolean
  readonly pinned: boolean
  readonly local_only: boolean
  /** Absent if the instance does not filter. Then the client applies the filters. */
  readonly filtered?: readonly FilterResultEntity[]
}

/** A status as the instance sends it. @see https://docs.joinmastodon.org/entities/Status/ */
export interface StatusEntity extends StatusBase {
  readonly account: AccountEntity
  readonly reblog: StatusEntity | null
  readonly quote: QuoteEntity | null
}

/** A quote in any form that a server sends: complete, by id alone, or without both. */
export interface QuoteEntity {
  readonly state: QuoteState
  /** One level deep: of a quote inside it only the id is kept. */
  readonly quoted_status: StatusEntity | null
  readonly quoted_status_id: StatusId | null
}

/** A quote as the store keeps it. */
export interface QuoteRecord {
  readonly state: QuoteState
  /** null if the server does not send it. */
  readonly status: StatusId | null
}

/** A status as the store keeps it: its author, its boosted and its quoted status by id. */
export interface StatusRecord extends StatusBase {
  readonly account: AccountId
  readonly reblog: StatusId | null
  readonly quote: QuoteRecord | null
  /**
   * Content warning, blank line, and text without HTML. Filters match it, and the text direction is derived from it.
   */
  readonly search_index: string
}

/** @see https://docs.joinmastodon.org/entities/Context/ */
export interface ContextEntity {
  readonly ancestors: readonly StatusEntity[]
  readonly descendants: readonly StatusEntity[]
}

/** The source of a status, for editing and redrafting. @see https://docs.joinmastodon.org/entities/StatusSource/ */
export interface StatusSourceEntity {
  readonly id: StatusId
  readonly text: string
  readonly spoiler_text: string
}

/** One version of an edited status, oldest first in its history. @see https://docs.joinmastodon.org/entities/StatusEdit/ */
export interface StatusEditEntity {
  /** HTML from the instance: never trusted. */
  readonly content: string
  readonly spoiler_text: string
  readonly sensitive: boolean
  readonly created_at: string
  readonly account: AccountEntity
  readonly media_attachments: readonly MediaAttachmentEntity[]
  readonly emojis: readonly CustomEmojiEntity[]
  readonly poll: { readonly options: readonly { readonly title: string }[] } | null
}

/** The rest of a deleted status: its source, if the instance sends it. */
export interface DeletedStatusEntity {
  /** The source text; null before 2.9, where the text is derived from the HTML. */
  readonly text: string | null
  /** Can be attached to another status again. */
  readonly media_attachments: readonly MediaAttachmentEntity[]
}

/**
 * Direct messages with the same accounts. Replaces the direct timeline on servers that have none. @see
 * https://docs.joinmastodon.org/entities/Conversation/
 */
export interface ConversationEntity {
  readonly id: ConversationId
  readonly unread: boolean
  readonly accounts: readonly AccountEntity[]
  readonly last_status: StatusEntity | null
}

/** The use of a hashtag on one day. */
export interface TagDayEntity {
  /** Midnight UTC, ms since 1970. */
  readonly day: number
  readonly uses: number
  /** Number of accounts that used it. */
  readonly accounts: number
}

/**
 * A hashtag with its last days, today first. Empty if the server keeps no history. @see
 * https://docs.joinmastodon.org/entities/Tag/
 */
export interface FoundTagEntity extends TagEntity {
  readonly history: readonly TagDayEntity[]
}

/** @see https://docs.joinmastodon.org/entities/Search/ */
export interface SearchResultsEntity {
  readonly accounts: readonly AccountEntity[]
  readonly statuses: readonly StatusEntity[]
  readonly hashtags: readonly FoundTagEntity[]
}
