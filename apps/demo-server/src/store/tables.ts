import type { ColumnType, Generated } from 'kysely'
import type {
  FilterAction,
  MediaType,
  PreviewCardEntity,
  QuoteState,
  ReportCategory,
  Visibility,
} from '@colonnade/domain/entities'

/** How somebody likes to post and to read. */
export interface Preferences {
  /** Of what they post; null: that of their account. BCP 47. */
  readonly language: string | null
  readonly display_media: 'default' | 'show_all' | 'hide_all'
  readonly expand_spoilers: boolean
  readonly auto_play_gif: boolean
  readonly reduce_motion: boolean
  readonly unfollow_modal: boolean
  readonly boost_modal: boolean
  readonly favourite_modal: boolean
  readonly delete_modal: boolean
}

/** `bigint` in SQL, text here: both drivers are told to leave it as text. */
export type Id = string

/** Read as a value, written as JSON text: the one form that both drivers take alike. */
type Json<Value> = ColumnType<Value, string, string>
type NullableJson<Value> = ColumnType<Value | null, string | null, string | null>

export interface StoredMention {
  readonly id: Id
  readonly username: string
  readonly acct: string
  readonly url: string
}

export interface StoredPoll {
  readonly id: Id
  readonly options: readonly { readonly title: string; readonly votes: number }[]
  readonly multiple: boolean
  readonly expiresAt: string | null
  readonly voters: number
  /** Nobody sees the counts before it ends. */
  readonly hidesTotals?: boolean
}

/** How an attachment was described in one version of a status. */
export interface StoredEditMedia {
  readonly id: Id
  readonly description: string | null
}

/** `image` is an artwork name. */
export type StoredCard = PreviewCardEntity

export interface StoredField {
  readonly name: string
  readonly value: string
  /** When the page behind it was seen to point back, ISO 8601. */
  readonly verified_at?: string | null
}

export interface AccountTable {
  id: Id
  username: string
  /** null for the people of this instance. */
  domain: string | null
  acct: string
  display_name: string
  /** Plain text; the HTML is made when it is sent. */
  note: string
  fields: Json<readonly StoredField[]>
  avatar: string
  header: string
  locked: boolean
  bot: boolean
  /** Where its owner lives now. */
  moved_to_id: Generated<Id | null>
  /** Hidden by the moderators from those who do not follow it. */
  limited: Generated<boolean>
  /** Taken away by them: nothing of it is told. */
  suspended: Generated<boolean>
  language: string | null
  default_privacy: Generated<Visibility>
  default_sensitive: Generated<boolean>
  /** What was ever chosen; `preferencesOf` knows the rest. */
  preferences: ColumnType<Partial<Preferences>, string | undefined, string>
  /** Sees the pages by which order is kept. */
  is_staff: Generated<boolean>
  /** Nobody has one yet: the people of the demo are open on it. */
  password_hash: string | null
  followers_count: Generated<number>
  following_count: Generated<number>
  statuses_count: Generated<number>
  last_status_at: Date | null
  created_at: Date
}

export interface StatusTable {
  id: Id
  account_id: Id
  /** What the author typed. */
  text: string
  /** HTML with `LOCAL_ORIGIN` where the instance's own address belongs. */
  content: string
  spoiler_text: string
  sensitive: boolean
  visibility: Visibility
  language: string | null
  in_reply_to_id: Id | null
  in_reply_to_account_id: Id | null
  reblog_of_id: Id | null
  /** Also when that is gone. */
  quote_of_id: Id | null
  /** What its author, or the quoted one, made of the quote. */
  quote_state: Generated<QuoteState>
  local: boolean
  has_media: boolean
  pinned: Generated<boolean>
  pinned_at: Date | null
  /** Not for other servers, nor for anybody who is not signed in. */
  local_only: Generated<boolean>
  mentions: Json<readonly StoredMention[]>
  tags: string[]
  /** Shortcodes of this instance's custom emoji. */
  emojis: string[]
  card: NullableJson<StoredCard>
  poll: NullableJson<StoredPoll>
  application: string | null
  /** The status's name in the world it was seeded from. */
  world_key: string | null
  replies_count: Generated<number>
  reblogs_count: Generated<number>
  favourites_count: Generated<number>
  created_at: Date
  edited_at: Date | null
}

export interface MediaTable {
  id: Id
  account_id: Id
  status_id: Id | null
  /** -1: once attached, gone since an edit, and kept for the history. */
  position: number
  type: MediaType
  /** Empty for what somebody has uploaded. */
  artwork: string
  description: string | null
  focus_x: number | null
  focus_y: number | null
  width: number
  height: number
  blurhash: string | null
  /** Names in the folder of uploads; null for artwork. */
  file: string | null
  preview: string | null
  /** What both take of the disk. */
  bytes: Generated<number>
  state: Generated<'ready' | 'processing' | 'failed'>
  /** How long it plays, where that could be read. */
  seconds: number | null
  /** null for what came with the world. */
  created_at: Date | null
}

export interface StatusEditTable {
  id: Id
  status_id: Id
  content: string
  spoiler_text: string
  sensitive: boolean
  media: Json<readonly StoredEditMedia[]>
  poll_options: NullableJson<readonly string[]>
  created_at: Date
}

interface Owned {
  id: Id
  account_id: Id
}

export interface NotificationTable extends Owned {
  from_account_id: Id
  type: string
  status_id: Id | null
  created_at: Date
}

export interface ListTable extends Owned {
  title: string
  replies_policy: Generated<string>
  /** What its members post is left out of home. */
  exclusive: Generated<boolean>
}

export interface FilterTable extends Owned {
  title: string
  context: string[]
  action: FilterAction
  expires_at: Date | null
}

export interface FilterKeywordTable {
  id: Id
  filter_id: Id
  keyword: string
  whole_word: boolean
}

export interface FilterStatusTable {
  id: Id
  filter_id: Id
  status_id: Id
}

export interface PushSubscriptionTable extends Owned {
  token_id: Id
  endpoint: string
  key_p256dh: string
  key_auth: string
  standard: boolean
  alerts: Json<Readonly<Record<string, boolean>>>
  policy: string
  /** Under which address the instance was called by who subscribed. */
  origin: string
  /** A token of its own, with which what was pushed is asked about. */
  reader_id: Id | null
  created_at: Date
}

/** Something between two people. */
interface Bond extends Owned {
  target_id: Id
  created_at: Date
}

export interface ReportTable extends Bond {
  status_ids: Id[]
  comment: string
  forward: boolean
  category: Generated<ReportCategory>
  rule_ids: Generated<string[]>
}

interface TokenTable {
  id: Id
  token_hash: string
  account_id: Id | null
  app_id: Id | null
  scopes: string
  created_at: Date
  revoked_at: Date | null
}

export interface CodeTable {
  code_hash: string
  app_id: Id
  account_id: Id
  redirect_uri: string
  scopes: string
  challenge: string | null
  created_at: Date
  used_at: Date | null
  /** What it was exchanged for: a second use revokes it. */
  token_id: Id | null
}

export interface Tables {
  accounts: AccountTable
  statuses: StatusTable
  status_mentions: { status_id: Id; account_id: Id }
  status_tags: { status_id: Id; tag: string }
  status_edits: StatusEditTable
  poll_votes: { status_id: Id; account_id: Id; choice: number }
  /** By the thread's first status, there or not. */
  thread_mutes: { account_id: Id; root_id: Id }
  media: MediaTable
  follows: Bond & { reblogs: boolean; notify: Generated<boolean> }
  follow_requests: Bond
  blocks: Bond
  /** Of those whose time is over none may be left: `dropExpiredMutes` sees to it. */
  mutes: Bond & { notifications: boolean; expires_at: Date | null }
  endorsements: Bond
  domain_blocks: Owned & { domain: string; created_at: Date }
  account_notes: { account_id: Id; target_id: Id; comment: string }
  reports: ReportTable
  favourites: Owned & { status_id: Id; created_at: Date }
  bookmarks: Owned & { status_id: Id; created_at: Date }
  notifications: NotificationTable
  lists: ListTable
  list_accounts: { list_id: Id; account_id: Id }
  markers: {
    account_id: Id
    timeline: string
    last_read_id: string
    version: number
    updated_at: Date
  }
  filters: FilterTable
  filter_keywords: FilterKeywordTable
  filter_statuses: FilterStatusTable
  /** How far the direct messages of a thread, named by its first post, were read and cleared away. */
  conversation_marks: {
    account_id: Id
    conversation_id: Id
    read_id: Generated<Id>
    removed_id: Generated<Id>
  }
  push_subscriptions: PushSubscriptionTable
  custom_emojis: { shortcode: string; artwork: string; category: string | null }
  web_settings: { account_id: Id; data: Json<unknown> }
  apps: {
    id: Id
    client_id: string
    secret_hash: string
    name: string
    website: string | null
    redirect_uris: string
    scopes: string
    created_at: Date
  }
  codes: CodeTable
  tokens: TokenTable
  web_sessions: { id: Id; secret_hash: string; account_id: Id; token_id: Id; created_at: Date }
  idempotency_keys: { token_id: Id; key: string; status_id: Id; created_at: Date }
  /** Small facts about this instance: its own id, its owner, when its world began. */
  facts: { name: string; value: string }
}
