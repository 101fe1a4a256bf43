/** Preferences of each account, and the staff role. */
export const preferences: readonly string[] = [
  `alter table accounts add column preferences jsonb not null default '{}'`,
  `alter table accounts add column is_staff boolean not null default false`,
]
