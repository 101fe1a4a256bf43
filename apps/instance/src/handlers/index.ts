import { accountHandlers } from './accounts.ts'
import { conversationHandlers } from './conversations.ts'
import { filterHandlers } from './filters.ts'
import type { Handlers } from './handler-table.ts'
import { instanceHandlers } from './instance.ts'
import { listHandlers } from './lists.ts'
import { notificationHandlers } from './notifications.ts'
import { oauthHandlers } from './oauth.ts'
import { statusHandlers } from './statuses.ts'
import { timelineHandlers } from './timelines.ts'

/** Every endpoint of the client's table, handled. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...conversationHandlers,
  ...filterHandlers,
  ...instanceHandlers,
  ...listHandlers,
  ...notificationHandlers,
  ...oauthHandlers,
  ...statusHandlers,
  ...timelineHandlers,
}
