import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import type { Services } from '../streaming/send-events.ts'
import { removeFollow } from './follow-account.ts'

/** Deletes the notifications that an account got from other accounts. */
async function deleteNotificationsFrom(db: Db, me: Id, people: readonly Id[]): Promise<void> {
  if (people.length === 0) return
  await db
    .deleteFrom('notifications')
    .where('account_id', '=', me)
    .where('from_account_id', 'in', people)
    .execute()
}

/**
 * Blocks an account. Removes the follows in both directions and the notifications from it. Does nothing for the own
 * account.
 */
export async function blockAccount({ store }: Services, me: Id, target: Id): Promise<void> {
  if (me === target) return
  await store.db.transaction().execute(async (db) => {
    await removeFollow(db, me, target)
    await removeFollow(db, target, me)
    await deleteNotificationsFrom(db, me, [target])
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

/**
 * Blocks a domain. Removes the follows in both directions and the notifications from its accounts. Can be repeated.
 */
export async function blockDomain({ store }: Services, me: Id, domain: string): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    const people = await findAccountIds(db, domain)
    for (const person of people) {
      await removeFollow(db, me, person)
      await removeFollow(db, person, me)
    }
    await deleteNotificationsFrom(db, me, people)
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

async function findAccountIds(db: Db, domain: string): Promise<Id[]> {
  const rows = await db.selectFrom('accounts').select('id').where('domain', '=', domain).execute()
  return rows.map(({ id }) => id)
}

export interface MuteOptions {
  /** Whether notifications from the account are muted too. */
  readonly notifications: boolean
  /** In seconds; 0 for no expiry. */
  readonly duration: number
}

/** Mutes an account, or changes the options of an existing mute. Does nothing for the own account. */
export async function muteAccount(
  { store }: Services,
  me: Id,
  target: Id,
  { notifications, duration }: MuteOptions,
): Promise<void> {
  if (me === target) return
  const now = store.clock()
  const expires_at = duration === 0 ? null : new Date(now + duration * 1_000)
  await store.db.transaction().execute(async (db) => {
    if (notifications) await deleteNotificationsFrom(db, me, [target])
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
