/** Changes to a status after publishing: pins, muted threads, votes, versions, uploads. */
export const statusLife: readonly string[] = [
  `alter table statuses add column local_only boolean not null default false`,
  `alter table statuses add column pinned_at timestamptz`,
  `update statuses set pinned_at = created_at where pinned`,

  `create table thread_mutes (
    account_id bigint not null references accounts on delete cascade, root_id bigint not null,
    primary key (account_id, root_id))`,

  `create table poll_votes (
    status_id bigint not null references statuses on delete cascade,
    account_id bigint not null references accounts on delete cascade, choice int not null,
    primary key (status_id, account_id, choice))`,

  `create table status_edits (
    id bigint primary key, status_id bigint not null references statuses on delete cascade,
    content text not null, spoiler_text text not null, sensitive boolean not null,
    media jsonb not null, poll_options jsonb, created_at timestamptz not null)`,
  `create index status_edits_status on status_edits (status_id, id)`,

  `alter table media add column file text`,
  `alter table media add column preview text`,
  `alter table media add column state text not null default 'ready'`,
  `alter table media add column seconds double precision`,
  `alter table media add column created_at timestamptz`,
  `create index media_loose on media (account_id) where status_id is null`,
]
