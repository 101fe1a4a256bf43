import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import type { Services } from '../streaming/announce.ts'
import { endFollow } from './follow-account.ts'

/** Takes away what a person was told of these people. */
async function forgetNewsOf(db: Db, me: Id, people: readonly Id[]): Promise<void> {
  if (people.length === 0) return
  await db
    .deleteFrom('notifications')
    .where('account_id', '=', me)
    .where('from_account_id', 'in', people)
    .execute()
}

/** Ends following both ways and what was heard of each other; of oneself nothing happens. */
export async function blockAccount({ store }: Services, me: Id, target: Id): Promise<void> {
  if (me === target) return
  await store.db.transaction().execute(async (db) => {
    await endFollow(db, me, target)
    await endFollow(db, target, me)
    await forgetNewsOf(db, me, [target])
    await db
      .insertInto('blocks')
      .values({
        id: store.ids.next(),
        account_id: me,
        target_id: target,
        created_at: new Date(store.clock()),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'target_id']).doNothing())
      .execute()
  })
}

export async function unblockAccount({ store }: Services, me: Id, target: Id): Promise<void> {
  await store.db
    .deleteFrom('blocks')
    .where('account_id', '=', me)
    .where('target_id', '=', target)
    .execute()
}

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

export interface MuteWish {
  /** Whether nothing of them is told any more either. */
  readonly notifications: boolean
  /** Seconds; 0 is without end. */
  readonly duration: number
}

/** A second time changes how; of oneself nothing happens. */
export async function muteAccount(
  { store }: Services,
  me: Id,
  target: Id,
  { notifications, duration }: MuteWish,
): Promise<void> {
  if (me === target) return
  const now = store.clock()
  const expires_at = duration === 0 ? null : new Date(now + duration * 1_000)
  await store.db.transaction().execute(async (db) => {
    if (notifications) await forgetNewsOf(db, me, [target])
    await db
      .insertInto('mutes')
      .values({
        id: store.ids.next(),
        account_id: me,
        target_id: target,
        notifications,
        expires_at,
        created_at: new Date(now),
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'target_id']).doUpdateSet({ notifications, expires_at }),
      )
      .execute()
  })
}

export async function unmuteAccount({ store }: Services, me: Id, target: Id): Promise<void> {
  await store.db
    .deleteFrom('mutes')
    .where('account_id', '=', me)
    .where('target_id', '=', target)
    .execute()
}
