import type { Selectable } from 'kysely'
import type { Db, Store } from '../store/store.ts'
import type { Id, NotificationTable } from '../store/tables.ts'
import { mutersOf } from '../store/thread-mutes.ts'
import { dropExpiredMutes, isSilenced } from '../store/visibility.ts'

interface News {
  readonly to: Id
  readonly from: Id
  readonly type:
    | 'follow'
    | 'favourite'
    | 'reblog'
    | 'mention'
    | 'follow_request'
    | 'update'
    | 'poll'
  readonly statusId: Id | null
}

/**
 * Tells people of this instance, never themselves, never of whom they want to hear nothing, and
 * nothing of a thread that they have muted.
 *
 * @returns the rows, to be streamed once all is saved
 */
export async function notify(
  store: Store,
  db: Db,
  news: readonly News[],
): Promise<Selectable<NotificationTable>[]> {
  const { ids, clock } = store
  const wanted = await wantedNews(store, db, news)
  const rows = wanted.map(({ to, from, type, statusId }) => ({
    id: ids.next(),
    account_id: to,
    from_account_id: from,
    type,
    status_id: statusId,
    created_at: new Date(clock()),
  }))
  if (rows.length > 0) await db.insertInto('notifications').values(rows).execute()
  return rows
}

async function wantedNews(store: Store, db: Db, news: readonly News[]): Promise<readonly News[]> {
  const ofOthers = news.filter(({ to, from }) => to !== from)
  if (ofOthers.length === 0) return []
  await dropExpiredMutes(store, db)
  const people = ofOthers.map(({ to }) => to)
  const local = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', people)
    .where('domain', 'is', null)
    .execute()
  const localIds = new Set(local.map(({ id }) => id))
  const muting = await mutings(db, ofOthers)
  const wanted: News[] = []
  for (const one of ofOthers) {
    if (!localIds.has(one.to) || muting.has(one)) continue
    if (!(await isSilenced(db, one.to, one.from))) wanted.push(one)
  }
  return wanted
}

/** What is about a thread that its reader has muted. */
async function mutings(db: Db, news: readonly News[]): Promise<ReadonlySet<News>> {
  const statusIds = new Set(news.flatMap(({ statusId }) => statusId ?? []))
  const muted = new Set<News>()
  for (const statusId of statusIds) {
    const about = news.filter((one) => one.statusId === statusId)
    const people = about.map(({ to }) => to)
    const muters = await mutersOf(db, people, statusId)
    for (const one of about) if (muters.has(one.to)) muted.add(one)
  }
  return muted
}
