/** What an upload takes of the disk, so that nobody takes all of it; 0 for what came before this was written down. */
export const uploadSizes: readonly string[] = [
  `alter table media add column bytes integer not null default 0`,
]
