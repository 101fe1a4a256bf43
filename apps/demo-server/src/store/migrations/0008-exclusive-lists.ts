/** Lists whose members show in them alone, and not at home. */
export const exclusiveLists: readonly string[] = [
  `alter table lists add column exclusive boolean not null default false`,
]
