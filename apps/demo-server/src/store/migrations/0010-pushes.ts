/** Further fields of a push subscription: the address for pictures, and the token that reads the notification. */
export const pushes: readonly string[] = [
  `alter table push_subscriptions add column origin text not null default ''`,
  `alter table push_subscriptions
    add column reader_id bigint unique references tokens on delete set null`,
]
