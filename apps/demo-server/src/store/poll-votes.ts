import type { Db } from './store.ts'
import type { Id } from './tables.ts'

/** What somebody chose, by poll, in the order of the options. */
export async function ownVotes(
  db: Db,
  me: Id,
  statusIds: readonly Id[],
): Promise<ReadonlyMap<Id, readonly number[]>> {
  const chosen = new Map<Id, number[]>()
  if (statusIds.length === 0) return chosen
  const rows = await db
    .selectFrom('poll_votes')
    .select(['status_id', 'choice'])
    .where('account_id', '=', me)
    .where('status_id', 'in', statusIds)
    .orderBy('choice')
    .execute()
  for (const { status_id, choice } of rows) {
    chosen.set(status_id, [...(chosen.get(status_id) ?? []), choice])
  }
  return chosen
}
