import { accountHandlers } from './accounts.ts'
import { conversationHandlers } from './conversations.ts'
import { filterHandlers } from './filters.ts'
import type { Handlers } from './handler-table.ts'
import { instanceHandlers } from './instance.ts'
import { keptStatusHandlers } from './kept-statuses.ts'
import { listHandlers } from './lists.ts'
import { notificationHandlers } from './notifications.ts'
import { oauthHandlers } from './oauth.ts'
import { pollHandlers } from './polls.ts'
import { searchHandlers } from './search.ts'
import { statusEditHandlers } from './status-edits.ts'
import { statusHandlers } from './statuses.ts'
import { timelineHandlers } from './timelines.ts'

/** Every endpoint of the client's table, handled. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...conversationHandlers,
  ...filterHandlers,
  ...instanceHandlers,
  ...keptStatusHandlers,
  ...listHandlers,
  ...notificationHandlers,
  ...oauthHandlers,
  ...pollHandlers,
  ...searchHandlers,
  ...statusEditHandlers,
  ...statusHandlers,
  ...timelineHandlers,
}
