import * as accounts from './accounts.ts'
import * as conversations from './conversations.ts'
import * as domainBlocks from './domain-blocks.ts'
import * as embeds from './embeds.ts'
import * as endorsements from './endorsements.ts'
import * as keptStatuses from './favourites-and-bookmarks.ts'
import * as filterParts from './filter-keywords-and-statuses.ts'
import * as filters from './filters.ts'
import * as followRequests from './follow-requests.ts'
import * as instance from './instance.ts'
import * as lists from './lists.ts'
import * as media from './media.ts'
import * as notifications from './notifications.ts'
import * as oauth from './oauth.ts'
import * as polls from './polls.ts'
import * as push from './push.ts'
import * as relationships from './relationships.ts'
import * as reports from './reports.ts'
import * as search from './search.ts'
import * as statusEdits from './status-edits.ts'
import * as statuses from './statuses.ts'
import * as timelines from './timelines.ts'

export * from './accounts.ts'
export * from './conversations.ts'
export * from './domain-blocks.ts'
export * from './embeds.ts'
export * from './endorsements.ts'
export * from './filter-keywords-and-statuses.ts'
export * from './filters.ts'
export * from './follow-requests.ts'
export * from './instance.ts'
export * from './favourites-and-bookmarks.ts'
export * from './lists.ts'
export * from './media.ts'
export * from './notifications.ts'
export * from './oauth.ts'
export type { PageParams } from './page-params.ts'
export * from './polls.ts'
export * from './push.ts'
export * from './relationships.ts'
export * from './reports.ts'
export * from './search.ts'
export * from './status-edits.ts'
export * from './statuses.ts'
export * from './timelines.ts'

/** All endpoints that client and instance share. The instance builds its router from them. */
export const endpoints = {
  ...accounts,
  ...conversations,
  ...domainBlocks,
  ...embeds,
  ...endorsements,
  ...filterParts,
  ...filters,
  ...followRequests,
  ...instance,
  ...keptStatuses,
  ...lists,
  ...media,
  ...notifications,
  ...oauth,
  ...polls,
  ...push,
  ...relationships,
  ...reports,
  ...search,
  ...statusEdits,
  ...statuses,
  ...timelines,
}

export type EndpointName = keyof typeof endpoints
