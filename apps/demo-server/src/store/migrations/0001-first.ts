/** The first schema. Each statement is executed separately, because the extended protocol takes one at a time. */
export const firstSchema: readonly string[] = [
  `create table facts (name text primary key, value text not null)`,

  `create table accounts (
    id bigint primary key, username text not null, domain text, acct text not null,
    display_name text not null, note text not null, fields jsonb not null,
    avatar text not null, header text not null, locked boolean not null, bot boolean not null,
    language text, default_privacy text not null default 'public',
    default_sensitive boolean not null default false, password_hash text,
    followers_count int not null default 0, following_count int not null default 0,
    statuses_count int not null default 0, last_status_at timestamptz, created_at timestamptz not null)`,
  `create unique index accounts_acct on accounts (lower(acct))`,

  `create table statuses (
    id bigint primary key, account_id bigint not null references accounts on delete cascade,
    text text not null, content text not null, spoiler_text text not null, sensitive boolean not null,
    visibility text not null, language text, in_reply_to_id bigint, in_reply_to_account_id bigint,
    reblog_of_id bigint references statuses on delete cascade, local boolean not null,
    has_media boolean not null, pinned boolean not null default false, mentions jsonb not null,
    tags text[] not null, emojis text[] not null, card jsonb, poll jsonb, application text,
    world_key text unique, replies_count int not null default 0, reblogs_count int not null default 0,
    favourites_count int not null default 0, created_at timestamptz not null, edited_at timestamptz)`,
  `create index statuses_account on statuses (account_id, id desc)`,
  `create index statuses_public on statuses (id desc) where visibility = 'public' and reblog_of_id is null`,
  `create index statuses_direct on statuses (id desc) where visibility = 'direct'`,
  `create index statuses_reblog on statuses (reblog_of_id, account_id) where reblog_of_id is not null`,
  `create index statuses_reply on statuses (in_reply_to_id) where in_reply_to_id is not null`,

  `create table status_mentions (
    status_id bigint not null references statuses on delete cascade,
    account_id bigint not null references accounts on delete cascade,
    primary key (status_id, account_id))`,
  `create index status_mentions_account on status_mentions (account_id, status_id desc)`,
  `create table status_tags (
    status_id bigint not null references statuses on delete cascade, tag text not null,
    primary key (tag, status_id))`,
  `create index status_tags_status on status_tags (status_id)`,

  `create table media (
    id bigint primary key, account_id bigint not null references accounts on delete cascade,
    status_id bigint references statuses on delete cascade, position int not null, type text not null,
    artwork text not null, description text, focus_x double precision, focus_y double precision,
    width int not null, height int not null, blurhash text)`,
  `create index media_status on media (status_id)`,

  `create table follows (
    id bigint primary key, account_id bigint not null references accounts on delete cascade,
    target_id bigint not null references accounts on delete cascade, reblogs boolean not null,
    created_at timestamptz not null, unique (account_id, target_id))`,
  `create index follows_target on follows (target_id, id desc)`,
  `create table follow_requests (
    id bigint primary key, account_id bigint not null references accounts on delete cascade,
    target_id bigint not null references accounts on delete cascade,
    created_at timestamptz not null, unique (account_id, target_id))`,

  ...['favourites', 'bookmarks'].flatMap((table) => [
    `create table ${table} (
      id bigint primary key, account_id bigint not null references accounts on delete cascade,
      status_id bigint not null references statuses on delete cascade,
      created_at timestamptz not null, unique (account_id, status_id))`,
    `create index ${table}_status on ${table} (status_id, id desc)`,
  ]),

  `create table notifications (
    id bigint primary key, account_id bigint not null references accounts on delete cascade,
    from_account_id bigint not null references accounts on delete cascade, type text not null,
    status_id bigint references statuses on delete cascade, created_at timestamptz not null)`,
  `create index notifications_account on notifications (account_id, id desc)`,

  `create table lists (
    id bigint primary key, account_id bigint not null references accounts on delete cascade,
    title text not null, replies_policy text not null default 'list')`,
  `create table list_accounts (
    list_id bigint not null references lists on delete cascade,
    account_id bigint not null references accounts on delete cascade,
    primary key (list_id, account_id))`,

  `create table markers (
    account_id bigint not null references accounts on delete cascade, timeline text not null,
    last_read_id text not null, version int not null, updated_at timestamptz not null,
    primary key (account_id, timeline))`,
  `create table custom_emojis (shortcode text primary key, artwork text not null, category text)`,
  `create table web_settings (
    account_id bigint primary key references accounts on delete cascade, data jsonb not null)`,

  `create table apps (
    id bigint primary key, client_id text not null unique, secret_hash text not null, name text not null,
    website text, redirect_uris text not null, scopes text not null, created_at timestamptz not null)`,
  `create table tokens (
    id bigint primary key, token_hash text not null unique,
    account_id bigint references accounts on delete cascade, app_id bigint references apps on delete cascade,
    scopes text not null, created_at timestamptz not null, revoked_at timestamptz)`,
  `create table codes (
    code_hash text primary key, app_id bigint not null references apps on delete cascade,
    account_id bigint not null references accounts on delete cascade, redirect_uri text not null,
    scopes text not null, challenge text, created_at timestamptz not null, used_at timestamptz,
    token_id bigint references tokens on delete set null)`,
  `create table web_sessions (
    id bigint primary key, secret_hash text not null unique,
    account_id bigint not null references accounts on delete cascade,
    token_id bigint not null references tokens on delete cascade, created_at timestamptz not null)`,
  `create table idempotency_keys (
    token_id bigint not null references tokens on delete cascade, key text not null,
    status_id bigint not null references statuses on delete cascade, created_at timestamptz not null,
    primary key (token_id, key))`,
]
