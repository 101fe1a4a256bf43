/** The quoted status. Not a foreign key, because a quote keeps the id of a deleted status. */
export const quotes: readonly string[] = [
  `alter table statuses add column quote_of_id bigint`,
  `alter table statuses add column quote_state text not null default 'accepted'`,
]
