import { accountHandlers } from './accounts.ts'
import { conversationHandlers } from './conversations.ts'
import { domainBlockHandlers } from './domain-blocks.ts'
import { embedHandlers } from './embeds.ts'
import { endorsementHandlers } from './endorsements.ts'
import { favouriteAndBookmarkHandlers } from './favourites-and-bookmarks.ts'
import { filterHandlers } from './filters.ts'
import { followRequestHandlers } from './follow-requests.ts'
import type { Handlers } from './handler.ts'
import { instanceHandlers } from './instance.ts'
import { listHandlers } from './lists.ts'
import { mediaHandlers } from './media.ts'
import { notificationHandlers } from './notifications.ts'
import { oauthHandlers } from './oauth.ts'
import { pollHandlers } from './polls.ts'
import { pushHandlers } from './push.ts'
import { relationshipHandlers } from './relationships.ts'
import { reportHandlers } from './reports.ts'
import { searchHandlers } from './search.ts'
import { statusEditHandlers } from './status-edits.ts'
import { statusHandlers } from './statuses.ts'
import { timelineHandlers } from './timelines.ts'

/** The handlers of all endpoints of the client. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...conversationHandlers,
  ...domainBlockHandlers,
  ...embedHandlers,
  ...endorsementHandlers,
  ...filterHandlers,
  ...followRequestHandlers,
  ...instanceHandlers,
  ...favouriteAndBookmarkHandlers,
  ...listHandlers,
  ...mediaHandlers,
  ...notificationHandlers,
  ...oauthHandlers,
  ...pollHandlers,
  ...pushHandlers,
  ...relationshipHandlers,
  ...reportHandlers,
  ...searchHandlers,
  ...statusEditHandlers,
  ...statusHandlers,
  ...timelineHandlers,
}
