import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import type { Services } from '../streaming/announce.ts'
import { forgetNewsOf } from './forget-news.ts'
import { endFollow } from './unfollow-account.ts'

/** Ends following both ways with everybody of a server, and what was heard of them. A second time changes nothing. */
export async function blockDomain({ store }: Services, me: Id, domain: string): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    const people = await peopleOf(db, domain)
    for (const person of people) {
      await endFollow(db, me, person)
      await endFollow(db, person, me)
    }
    await forgetNewsOf(db, me, people)
    await db
      .insertInto('domain_blocks')
      .values({
        id: store.ids.next(),
        account_id: me,
        domain,
        created_at: new Date(store.clock()),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'domain']).doNothing())
      .execute()
  })
}

export async function unblockDomain({ store }: Services, me: Id, domain: string): Promise<void> {
  await store.db
    .deleteFrom('domain_blocks')
    .where('account_id', '=', me)
    .where('domain', '=', domain)
    .execute()
}

async function peopleOf(db: Db, domain: string): Promise<Id[]> {
  const rows = await db.selectFrom('accounts').select('id').where('domain', '=', domain).execute()
  return rows.map(({ id }) => id)
}
