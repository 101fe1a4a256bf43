import { serializeConversations } from '../serialize/conversation.ts'
import { conversationsOf } from '../store/conversations.ts'
import type { StatusRow } from '../store/reads.ts'
import type { Services } from './announce.ts'

/** Tells who listens to direct posts of the conversation that a new one stands in. */
export async function announceConversation(
  { store, hub }: Pick<Services, 'store' | 'hub'>,
  status: StatusRow,
): Promise<void> {
  if (status.visibility !== 'direct') return
  for (const connection of hub.connections()) {
    const { accountId, origin, streams } = connection
    const stream = streams.get('direct')
    if (stream === undefined) continue
    const rows = await conversationsOf(store.db, accountId)
      .where('c.last_status_id', '=', status.id)
      .execute()
    const [conversation] = await serializeConversations({ store, viewer: accountId, origin }, rows)
    if (conversation === undefined) continue
    const payload = JSON.stringify(conversation)
    connection.send(JSON.stringify({ stream, event: 'conversation', payload }))
  }
}
