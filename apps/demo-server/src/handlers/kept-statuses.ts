import { serializeStatuses } from '../serialize/status.ts'
import { keptStatuses } from '../store/account-pages.ts'
import { type Call, contextOf, type HandlersFor, requireAccount } from './call.ts'
import { pageReply, pageRequestOf, STATUS_LIMITS } from './paging.ts'

export const keptStatusHandlers: HandlersFor<'getFavourites' | 'getBookmarks'> = {
  getFavourites: (call) => keptReply(call, 'favourites'),
  getBookmarks: (call) => keptReply(call, 'bookmarks'),
}

async function keptReply(call: Call, table: 'favourites' | 'bookmarks'): Promise<Response> {
  const { me } = requireAccount(call)
  const request = pageRequestOf(call.input, STATUS_LIMITS)
  const page = await keptStatuses(call.services.store.db, me, table, request)
  const statuses = await serializeStatuses(contextOf(call), page.rows)
  return pageReply(call, page, statuses, ({ link_id }) => link_id)
}
