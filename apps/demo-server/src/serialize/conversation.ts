import type { ConversationRow } from '../store/conversations.ts'
import { findAccounts } from '../store/find-rows.ts'
import { selectVisibleStatuses } from '../store/timelines.ts'
import { serializeAccounts, type SerializeContext } from './account.ts'
import { serializeStatuses } from './status.ts'

/** Keeps the order of the rows. @see https://docs.joinmastodon.org/entities/Conversation/ */
export async function serializeConversations(
  context: SerializeContext,
  rows: readonly ConversationRow[],
) {
  if (rows.length === 0) return []
  const { viewer } = context
  const { db } = context.store
  const lastIds = rows.map(({ last_status_id }) => last_status_id)
  const last = await selectVisibleStatuses(db, viewer).where('s.id', 'in', lastIds).execute()
  const statuses = await serializeStatuses(context, last)
  const people = new Map(
    last.map((status) => {
      const named = [status.account_id, ...status.mentions.map(({ id }) => id)]
      const others = [...new Set(named)].filter((id) => id !== viewer)
      // A direct post without mentions is a conversation with oneself.
      return [status.id, others.length === 0 ? named.slice(0, 1) : others]
    }),
  )
  const found = await findAccounts(db, [...new Set([...people.values()].flat())])
  const accounts = await serializeAccounts(context, found)
  return rows.map(({ id, unread, last_status_id }) => ({
    id,
    unread,
    accounts: (people.get(last_status_id) ?? []).flatMap(
      (person) => accounts.find((account) => account.id === person) ?? [],
    ),
    last_status: statuses.find((status) => status.id === last_status_id) ?? null,
  }))
}
