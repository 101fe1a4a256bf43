/** Lists whose members are hidden from the home timeline. */
export const exclusiveLists: readonly string[] = [
  `alter table lists add column exclusive boolean not null default false`,
]
