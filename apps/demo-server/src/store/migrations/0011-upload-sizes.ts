/** The disk space of an upload, for the quota; 0 for uploads from before this migration. */
export const uploadSizes: readonly string[] = [
  `alter table media add column bytes integer not null default 0`,
]
