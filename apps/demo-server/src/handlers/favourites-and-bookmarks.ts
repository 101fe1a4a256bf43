import { serializeStatuses } from '../serialize/status.ts'
import { findMarkedStatuses } from '../store/account-pages.ts'
import { type Call, createSerializeContext, type HandlersFor, requireAccount } from './handler.ts'
import { respondWithPage, readPageRequest, STATUS_LIMITS } from './paging.ts'

export const favouriteAndBookmarkHandlers: HandlersFor<'getFavourites' | 'getBookmarks'> = {
  getFavourites: (call) => respondWithMarkedStatuses(call, 'favourites'),
  getBookmarks: (call) => respondWithMarkedStatuses(call, 'bookmarks'),
}

async function respondWithMarkedStatuses(
  call: Call,
  table: 'favourites' | 'bookmarks',
): Promise<Response> {
  const { me } = requireAccount(call)
  const request = readPageRequest(call.input, STATUS_LIMITS)
  const page = await findMarkedStatuses(call.services.store.db, me, table, request)
  const statuses = await serializeStatuses(createSerializeContext(call), page.rows)
  return respondWithPage(call, page, statuses, ({ link_id }) => link_id)
}
