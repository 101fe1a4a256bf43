/** What a push needs beyond its address: where pictures are found, and what asks for the rest. */
export const pushes: readonly string[] = [
  `alter table push_subscriptions add column origin text not null default ''`,
  `alter table push_subscriptions
    add column reader_id bigint unique references tokens on delete set null`,
]
