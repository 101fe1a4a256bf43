/** Accounts that have moved, or that moderators have limited or suspended. */
export const departedAccounts: readonly string[] = [
  `alter table accounts add column moved_to_id bigint references accounts (id)`,
  `alter table accounts add column limited boolean not null default false`,
  `alter table accounts add column suspended boolean not null default false`,
]
