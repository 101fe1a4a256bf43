import { sql } from 'kysely'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'
import { selectDirectTimeline } from './timelines.ts'

export interface ConversationRow {
  /** The first post of the thread. */
  readonly id: Id
  readonly last_status_id: Id
  readonly unread: boolean
}

/**
 * Selects the threads with direct posts from or to an account. A thread is unread when its last post is by another
 * account and was not marked as read. A deleted conversation reappears with a newer post.
 */
export function selectConversations(db: Db, me: Id) {
  const direct = selectDirectTimeline(db, me).clearSelect().select('s.id')
  const conversations = sql<ConversationRow>`(
    with recursive up (id, top, above, height) as (
      select d.id, d.id, d.in_reply_to_id, 0 from statuses d where d.id in ${direct}
      union all
      select up.id, p.id, p.in_reply_to_id, up.height + 1 from up join statuses p on p.id = up.above),
    roots as (select distinct on (id) id, top from up order by id, height desc),
    threads as (select top as id, max(id) as last_status_id from roots group by top)
    select t.id, t.last_status_id,
      l.account_id <> ${me} and coalesce(m.read_id, 0) < t.last_status_id as unread
    from threads t join statuses l on l.id = t.last_status_id
    left join conversation_marks m on m.account_id = ${me} and m.conversation_id = t.id
    where coalesce(m.removed_id, 0) < t.last_status_id)`
  return db.selectFrom(conversations.as('c')).selectAll('c')
}

/** Marks a conversation as read or deleted. @param mark the last status that was read or deleted */
export async function markConversation(
  db: Db,
  me: Id,
  id: Id,
  mark: { readonly read_id: Id } | { readonly removed_id: Id },
): Promise<void> {
  await db
    .insertInto('conversation_marks')
    .values({ account_id: me, conversation_id: id, ...mark })
    .onConflict((conflict) => conflict.columns(['account_id', 'conversation_id']).doUpdateSet(mark))
    .execute()
}
