/** What a status quotes. No reference: that it was deleted is part of the quote. */
export const quotes: readonly string[] = [
  `alter table statuses add column quote_of_id bigint`,
  `alter table statuses add column quote_state text not null default 'accepted'`,
]
