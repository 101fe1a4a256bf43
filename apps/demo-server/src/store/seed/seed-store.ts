import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { SeedData } from '../../seed/seed-data.ts'
import { type Db, getIdAt } from '../store.ts'
import type { Id } from '../tables.ts'
import {
  createAccountRows,
  insertRows,
  createSeededAccounts,
  createSettingsRows,
} from './seeded-accounts.ts'
import {
  createFollowRows,
  createListRows,
  createNotificationRows,
  createReactionRows,
} from './seeded-relations.ts'
import { createMediaRows, createSeededStatuses } from './seeded-statuses.ts'

/** Fills an empty store with seed data in one transaction. */
export async function seedStore(db: Db, seedData: SeedData): Promise<void> {
  const accounts = createSeededAccounts(seedData, createDatedIds())
  const statuses = createSeededStatuses(seedData, accounts, createDatedIds())
  const seeded = [...statuses.values()]
  const { lists, members } = createListRows(seedData, accounts)
  const { favourites, bookmarks } = seedData.reactions

  await db.transaction().execute(async (trx) => {
    await insertRows(trx, 'accounts', createAccountRows(accounts))
    await insertRows(
      trx,
      'statuses',
      seeded.map(({ row }) => row),
    )
    await insertRows(trx, 'media', createMediaRows(statuses))
    await insertRows(
      trx,
      'status_mentions',
      seeded.flatMap(({ id, mentions }) =>
        mentions.map((mention) => ({ status_id: id, account_id: mention.id })),
      ),
    )
    await insertRows(
      trx,
      'status_tags',
      seeded.flatMap(({ id, row }) => (row.tags ?? []).map((tag) => ({ status_id: id, tag }))),
    )
    await insertRows(trx, 'follows', createFollowRows(seedData, accounts, createDatedIds()))
    await insertRows(
      trx,
      'favourites',
      createReactionRows(favourites, accounts, statuses, createDatedIds()),
    )
    await insertRows(
      trx,
      'bookmarks',
      createReactionRows(bookmarks, accounts, statuses, createDatedIds()),
    )
    await insertRows(
      trx,
      'notifications',
      createNotificationRows(seedData, accounts, statuses, createDatedIds()),
    )
    await insertRows(trx, 'lists', lists)
    await insertRows(trx, 'list_accounts', members)
    await insertRows(trx, 'web_settings', createSettingsRows(accounts))
    await insertRows(trx, 'custom_emojis', [...seedData.emojis])
    await updateCounters(trx)
    await insertRows(trx, 'facts', [
      { name: 'instance', value: randomBytes(6).toString('hex') },
      { name: 'owner', value: seedData.owner },
    ])
  })
  await sql`analyze`.execute(db)
}

/** Updates the counters of accounts and statuses. Adds the numbers that the seed data states for unnamed accounts. */
async function updateCounters(db: Db): Promise<void> {
  await sql`update accounts a set
    followers_count = (select count(*) from follows f where f.target_id = a.id),
    following_count = (select count(*) from follows f where f.account_id = a.id),
    statuses_count = (select count(*) from statuses s where s.account_id = a.id),
    last_status_at = (select max(s.created_at) from statuses s where s.account_id = a.id)`.execute(
    db,
  )
  await sql`update statuses s set
    replies_count = (select count(*) from statuses r where r.in_reply_to_id = s.id),
    reblogs_count = s.reblogs_count + (select count(*) from statuses r where r.reblog_of_id = s.id),
    favourites_count = s.favourites_count + (select count(*) from favourites f where f.status_id = s.id)
    where s.reblog_of_id is null`.execute(db)
}

/** Creates ids for past times: unique, and sorted when the times are passed in order. */
function createDatedIds(): (at: Date) => Id {
  const lastOfMoment = new Map<bigint, bigint>()

  return (at) => {
    const lowest = getIdAt(at.getTime())
    const id = (lastOfMoment.get(lowest) ?? lowest - 1n) + 1n
    lastOfMoment.set(lowest, id)
    return String(id)
  }
}
