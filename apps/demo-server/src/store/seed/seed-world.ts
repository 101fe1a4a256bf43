import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { World } from '../../world/world.ts'
import { type Db, idAt } from '../store.ts'
import type { Id } from '../tables.ts'
import { accountRows, insertRows, seedPeople, settingsRows } from './seeded-accounts.ts'
import { followRows, listRows, notificationRows, reactionRows } from './seeded-relations.ts'
import { mediaRows, seedStatuses } from './seeded-statuses.ts'

/** Fills an empty store with a world, all or nothing. */
export async function seedWorld(db: Db, world: World): Promise<void> {
  const people = seedPeople(world, createDatedIds())
  const statuses = seedStatuses(world, people, createDatedIds())
  const seeded = [...statuses.values()]
  const { lists, members } = listRows(world, people)
  const { favourites, bookmarks } = world.reactions

  await db.transaction().execute(async (trx) => {
    await insertRows(trx, 'accounts', accountRows(people))
    await insertRows(
      trx,
      'statuses',
      seeded.map(({ row }) => row),
    )
    await insertRows(trx, 'media', mediaRows(statuses))
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
    await insertRows(trx, 'follows', followRows(world, people, createDatedIds()))
    await insertRows(
      trx,
      'favourites',
      reactionRows(favourites, people, statuses, createDatedIds()),
    )
    await insertRows(trx, 'bookmarks', reactionRows(bookmarks, people, statuses, createDatedIds()))
    await insertRows(
      trx,
      'notifications',
      notificationRows(world, people, statuses, createDatedIds()),
    )
    await insertRows(trx, 'lists', lists)
    await insertRows(trx, 'list_accounts', members)
    await insertRows(trx, 'web_settings', settingsRows(people))
    await insertRows(trx, 'custom_emojis', [...world.emojis])
    await countAll(trx)
    await insertRows(trx, 'facts', [
      { name: 'instance', value: randomBytes(6).toString('hex') },
      { name: 'owner', value: world.owner },
    ])
  })
  await sql`analyze`.execute(db)
}

/** The counters of accounts and statuses; what the world added for people nobody knows stays in. */
async function countAll(db: Db): Promise<void> {
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

/** Ids for moments of the past: unique, and sorted as long as the moments come in order. */
function createDatedIds(): (at: Date) => Id {
  const lastOfMoment = new Map<bigint, bigint>()

  return (at) => {
    const lowest = idAt(at.getTime())
    const id = (lastOfMoment.get(lowest) ?? lowest - 1n) + 1n
    lastOfMoment.set(lowest, id)
    return String(id)
  }
}
