/** The category of a report and the violated rules. */
export const reportReasons: readonly string[] = [
  `alter table reports add column category text not null default 'other'`,
  `alter table reports add column rule_ids text[] not null default '{}'`,
]
