/** Relationships between accounts: blocks, mutes, follow requests, featured accounts, notes, reports. */
export const peopleSchema: readonly string[] = [
  `alter table follows add column notify boolean not null default false`,
  `create index follow_requests_target on follow_requests (target_id, id desc)`,

  ...['blocks', 'endorsements'].map(
    (table) => `create table ${table} (
      id bigint primary key, account_id bigint not null references accounts on delete cascade,
      target_id bigint not null references accounts on delete cascade,
      created_at timestamptz not null, unique (account_id, target_id))`,
  ),
  `create index blocks_target on blocks (target_id)`,

  `create table mutes (
    id bigint primary key, account_id bigint not null references accounts on delete cascade,
    target_id bigint not null references accounts on delete cascade, notifications boolean not null,
    expires_at timestamptz, created_at timestamptz not null, unique (account_id, target_id))`,
  `create index mutes_expiry on mutes (expires_at) where expires_at is not null`,

  `create table domain_blocks (
    id bigint primary key, account_id bigint not null references accounts on delete cascade,
    domain text not null, created_at timestamptz not null, unique (account_id, domain))`,
  `create index accounts_domain on accounts (domain) where domain is not null`,

  `create table account_notes (
    account_id bigint not null references accounts on delete cascade,
    target_id bigint not null references accounts on delete cascade, comment text not null,
    primary key (account_id, target_id))`,
  `create table reports (
    id bigint primary key, account_id bigint not null references accounts on delete cascade,
    target_id bigint not null references accounts on delete cascade, status_ids bigint[] not null,
    comment text not null, forward boolean not null, created_at timestamptz not null)`,
]
