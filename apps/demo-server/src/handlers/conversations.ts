import { createJsonResponse, notFound } from '../http/response.ts'
import { serializeConversations } from '../serialize/conversation.ts'
import {
  type ConversationRow,
  selectConversations,
  markConversation,
} from '../store/conversations.ts'
import { isId } from '../store/find-rows.ts'
import { fetchPage } from '../store/page.ts'
import { type Call, createSerializeContext, type HandlersFor, requireAccount } from './handler.ts'
import { respondWithPage, readPageRequest, STATUS_LIMITS } from './paging.ts'

type Names = 'getConversations' | 'markConversationRead' | 'deleteConversation'

export const conversationHandlers: HandlersFor<Names> = {
  async getConversations(call) {
    const { me } = requireAccount(call)
    const query = selectConversations(call.services.store.db, me)
    const request = readPageRequest(call.input, STATUS_LIMITS)
    const page = await fetchPage<ConversationRow>(query, 'c.last_status_id', request)
    const items = await serializeConversations(createSerializeContext(call), page.rows)
    return respondWithPage(call, page, items, (row) => row.last_status_id)
  },

  async markConversationRead(call) {
    const { me } = requireAccount(call)
    const row = await requireOwnConversation(call)
    const { db } = call.services.store
    await markConversation(db, me, row.id, { read_id: row.last_status_id })
    const [read] = await serializeConversations(createSerializeContext(call), [
      await requireOwnConversation(call),
    ])
    return createJsonResponse(read)
  },

  async deleteConversation(call) {
    const { me } = requireAccount(call)
    const row = await requireOwnConversation(call)
    await markConversation(call.services.store.db, me, row.id, { removed_id: row.last_status_id })
    return createJsonResponse({})
  },
}

/** Finds a conversation of the requesting account. @throws {ApiFailure} 404 for those of others */
async function requireOwnConversation(call: Call<{ id: string }>): Promise<ConversationRow> {
  const { me } = requireAccount(call)
  const { id } = call.params
  const row = isId(id)
    ? await selectConversations(call.services.store.db, me)
        .where('c.id', '=', id)
        .executeTakeFirst()
    : undefined
  if (row === undefined) throw notFound()
  return row
}
