/** How each person likes the dashboard, and who keeps order. */
export const preferences: readonly string[] = [
  `alter table accounts add column preferences jsonb not null default '{}'`,
  `alter table accounts add column is_staff boolean not null default false`,
]
