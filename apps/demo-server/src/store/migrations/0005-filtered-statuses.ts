/** Statuses that are added to a filter individually. */
export const filteredStatuses: readonly string[] = [
  `create table filter_statuses (
    id bigint primary key, filter_id bigint not null references filters on delete cascade,
    status_id bigint not null references statuses on delete cascade, unique (filter_id, status_id))`,
]
