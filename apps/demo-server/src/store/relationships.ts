import { type AccountRow, findAccounts } from './find-rows.ts'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'

interface FamiliarFollowers {
  readonly id: Id
  readonly accounts: readonly AccountRow[]
}

/** Loads for each account the followed accounts that also follow it. */
export async function loadFamiliarFollowers(
  db: Db,
  me: Id,
  ids: readonly Id[],
): Promise<readonly FamiliarFollowers[]> {
  if (ids.length === 0) return []
  const known = await findAccounts(db, ids)
  const pairs = await db
    .selectFrom('follows as mine')
    .innerJoin('follows as theirs', 'theirs.account_id', 'mine.target_id')
    .innerJoin('accounts as a', 'a.id', 'mine.target_id')
    .selectAll('a')
    .select('theirs.target_id as followed')
    .where('mine.account_id', '=', me)
    .where('theirs.target_id', 'in', ids)
    .orderBy('theirs.id', 'desc')
    .execute()
  return known.map(({ id }) => ({ id, accounts: pairs.filter(({ followed }) => followed === id) }))
}

/** Saves a private note on an account. An empty comment deletes the note. */
export async function saveAccountNote(db: Db, me: Id, target: Id, comment: string): Promise<void> {
  if (comment === '') {
    await db
      .deleteFrom('account_notes')
      .where('account_id', '=', me)
      .where('target_id', '=', target)
      .execute()
    return
  }
  await db
    .insertInto('account_notes')
    .values({ account_id: me, target_id: target, comment })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'target_id']).doUpdateSet({ comment }),
    )
    .execute()
}
