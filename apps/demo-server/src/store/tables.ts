import type { ColumnType, Generated } from 'kysely'
import type {
  FilterAction,
  MediaType,
  PreviewCardEntity,
  QuoteState,
  ReportCategory,
  Visibility,
} from '@colonnade/domain/entities'

/** Preferences for posting and reading. */
export interface Preferences {
  /** The language of new posts; null for the account's. BCP 47. */
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

/** `bigint` in SQL, text here: both drivers are configured to return it as text. */
export type Id = string

/** Read as a value, written as JSON text, which is the one form that both drivers accept. */
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
  /** Whether the counts are hidden until the poll ends. */
  readonly hidesTotals?: boolean
}

/** The description of an attachment in one version of a status. */
export interface StoredEditMedia {
  readonly id: Id
  readonly description: string | null
}

/** `image` is an artwork name. */
export type StoredCard = PreviewCardEntity

export interface StoredField {
  readonly name: string
  readonly value: string
  /** When the linked page was found to link back, ISO 8601. */
  readonly verified_at?: string | null
}

export interface AccountTable {
  id: Id
  username: string
  /** null for accounts of this server. */
  domain: string | null
  acct: string
  display_name: string
  /** Plain text; the HTML is rendered when it is sent. */
  note: string
  fields: Json<readonly StoredField[]>
  avatar: string
  header: string
  locked: boolean
  bot: boolean
  /** The account that it has moved to. */
  moved_to_id: Generated<Id | null>
  /** Hidden by moderators from accounts that do not follow it. */
  limited: Generated<boolean>
  /** Suspended by moderators: its profile and posts are not returned. */
  suspended: Generated<boolean>
  language: string | null
  default_privacy: Generated<Visibility>
  default_sensitive: Generated<boolean>
  /** The preferences that were set; `resolvePreferences` adds the defaults. */
  preferences: ColumnType<Partial<Preferences>, string | undefined, string>
  /** May open the moderation pages. */
  is_staff: Generated<boolean>
  /** Always null so far, because demo accounts need no password. */
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
  /** The text as typed by the author. */
  text: string
  /** HTML with `LOCAL_ORIGIN` in place of the server's own address. */
  content: string
  spoiler_text: string
  sensitive: boolean
  visibility: Visibility
  language: string | null
  in_reply_to_id: Id | null
  in_reply_to_account_id: Id | null
  reblog_of_id: Id | null
  /** Kept when the quoted status is deleted. */
  quote_of_id: Id | null
  /** The state of the quote, set by its author or by the quoted author. */
  quote_state: Generated<QuoteState>
  local: boolean
  has_media: boolean
  pinned: Generated<boolean>
  pinned_at: Date | null
  /** Hidden from other servers and from guests. */
  local_only: Generated<boolean>
  mentions: Json<readonly StoredMention[]>
  tags: string[]
  /** Shortcodes of this server's custom emoji. */
  emojis: string[]
  card: NullableJson<StoredCard>
  poll: NullableJson<StoredPoll>
  application: string | null
  /** The id and the page on the server that it was received from; null where they follow from author and id. */
  uri: string | null
  url: string | null
  /** The key of the status in the seed data. */
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
  /** -1: removed by an edit, and kept for the history. */
  position: number
  type: MediaType
  /** Empty for uploads. */
  artwork: string
  description: string | null
  focus_x: number | null
  focus_y: number | null
  width: number
  height: number
  blurhash: string | null
  /** The file name in the uploads folder; null for artwork. */
  file: string | null
  preview: string | null
  /** Disk space of file and preview. */
  bytes: Generated<number>
  state: Generated<'ready' | 'processing' | 'failed'>
  /** Duration, where it could be read. */
  seconds: number | null
  /** null for media of the seed data. */
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
  /** Whether posts of its members are hidden from the home timeline. */
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
  /** The origin at which the subscriber reached the server. */
  origin: string
  /** A separate token, with which a client fetches the pushed notification. */
  reader_id: Id | null
  created_at: Date
}

/** A relation between two accounts. */
interface AccountRelation extends Owned {
  target_id: Id
  created_at: Date
}

export interface ReportTable extends AccountRelation {
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
  /** The token that the code was exchanged for. A second use of the code revokes it. */
  token_id: Id | null
}

export interface Tables {
  accounts: AccountTable
  statuses: StatusTable
  status_mentions: { status_id: Id; account_id: Id }
  status_tags: { status_id: Id; tag: string }
  status_edits: StatusEditTable
  poll_votes: { status_id: Id; account_id: Id; choice: number }
  /** By the first status of the thread, which may be deleted. */
  thread_mutes: { account_id: Id; root_id: Id }
  media: MediaTable
  follows: AccountRelation & { reblogs: boolean; notify: Generated<boolean> }
  follow_requests: AccountRelation
  blocks: AccountRelation
  /** `dropExpiredMutes` removes expired rows, so queries need not check the time. */
  mutes: AccountRelation & { notifications: boolean; expires_at: Date | null }
  endorsements: AccountRelation
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
  /**
   * Up to which status the direct messages of a thread were read and deleted. The first post identifies the thread.
   */
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
  /** Facts about this server: its id, its owner, when its seed data was created. */
  facts: { name: string; value: string }
}
