import { json, notFound } from '../http/reply.ts'
import { serializeConversations } from '../serialize/conversation.ts'
import { type ConversationRow, conversationsOf, markConversation } from '../store/conversations.ts'
import { cutPage } from '../store/page.ts'
import { isId } from '../store/reads.ts'
import { type Call, contextOf, type HandlersFor, requireAccount } from './call.ts'
import { pageReply, pageRequestOf, STATUS_LIMITS } from './paging.ts'

type Names = 'getConversations' | 'markConversationRead' | 'deleteConversation'

export const conversationHandlers: HandlersFor<Names> = {
  async getConversations(call) {
    const { me } = requireAccount(call)
    const query = conversationsOf(call.services.store.db, me)
    const request = pageRequestOf(call.input, STATUS_LIMITS)
    const page = await cutPage<ConversationRow>(query, 'c.last_status_id', request)
    const items = await serializeConversations(contextOf(call), page.rows)
    return pageReply(call, page, items, (row) => row.last_status_id)
  },

  async markConversationRead(call) {
    const { me } = requireAccount(call)
    const row = await ownConversation(call)
    const { db } = call.services.store
    await markConversation(db, me, row.id, { read_id: row.last_status_id })
    const [read] = await serializeConversations(contextOf(call), [await ownConversation(call)])
    return json(read)
  },

  async deleteConversation(call) {
    const { me } = requireAccount(call)
    const row = await ownConversation(call)
    await markConversation(call.services.store.db, me, row.id, { removed_id: row.last_status_id })
    return json({})
  },
}

/** Other people's conversations do not exist for the caller. */
async function ownConversation(call: Call<{ id: string }>): Promise<ConversationRow> {
  const { me } = requireAccount(call)
  const { id } = call.params
  const row = isId(id)
    ? await conversationsOf(call.services.store.db, me).where('c.id', '=', id).executeTakeFirst()
    : undefined
  if (row === undefined) throw notFound()
  return row
}
