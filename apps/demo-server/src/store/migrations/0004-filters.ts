/** Filters with their keywords, and push subscriptions: one for each token. */
export const filterSchema: readonly string[] = [
  `create table filters (
    id bigint primary key, account_id bigint not null references accounts on delete cascade,
    title text not null, context text[] not null, action text not null, expires_at timestamptz)`,
  `create index filters_account on filters (account_id, id)`,
  `create table filter_keywords (
    id bigint primary key, filter_id bigint not null references filters on delete cascade,
    keyword text not null, whole_word boolean not null)`,
  `create index filter_keywords_filter on filter_keywords (filter_id, id)`,
  `create table conversation_marks (
    account_id bigint not null references accounts on delete cascade, conversation_id bigint not null,
    read_id bigint not null default 0, removed_id bigint not null default 0,
    primary key (account_id, conversation_id))`,
  `create table push_subscriptions (
    id bigint primary key, token_id bigint not null unique references tokens on delete cascade,
    account_id bigint not null references accounts on delete cascade, endpoint text not null,
    key_p256dh text not null, key_auth text not null, standard boolean not null, alerts jsonb not null,
    policy text not null, created_at timestamptz not null)`,
]
