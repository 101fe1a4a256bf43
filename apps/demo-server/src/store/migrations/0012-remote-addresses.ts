/** The addresses of statuses of other servers; null for those that this server created or that its seed data has. */
export const remoteAddresses: readonly string[] = [
  `alter table statuses add column uri text`,
  `alter table statuses add column url text`,
  `create unique index statuses_uri on statuses (uri) where uri is not null`,
  `create index statuses_url on statuses (url) where url is not null`,
]
