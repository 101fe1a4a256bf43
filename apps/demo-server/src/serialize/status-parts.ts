import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { customEmojis, type EmojiRow } from '../store/custom-emojis.ts'
import { ownVotes } from '../store/poll-votes.ts'
import { findAccounts, type StatusRow } from '../store/reads.ts'
import type { Id, MediaTable } from '../store/tables.ts'
import { mutedAmong } from '../store/thread-mutes.ts'
import { serializeAccounts, type SentAccount } from './account.ts'
import type { SerializeContext } from './context.ts'
import { loadFilters, type MatchFilters } from './filter-results.ts'
import { loadQuoted, type Quoted } from './quoted-statuses.ts'

/** Everything besides the rows themselves that a page of statuses shows, read in few queries. */
export interface StatusParts {
  readonly originals: ReadonlyMap<Id, StatusRow>
  readonly quoted: Quoted
  readonly accounts: ReadonlyMap<Id, SentAccount>
  readonly media: ReadonlyMap<Id, readonly Selectable<MediaTable>[]>
  readonly emojis: ReadonlyMap<string, EmojiRow>
  readonly marks: ReadonlyMap<Id, StatusMarks>
  /** null where nobody in particular looks. */
  readonly matchFilters: MatchFilters | null
  /** What the viewer chose in polls. */
  readonly votes: ReadonlyMap<Id, readonly number[]>
}

/** What the viewer did with a status. */
export interface StatusMarks {
  readonly favourited: boolean
  readonly reblogged: boolean
  readonly bookmarked: boolean
  /** Its thread sends no notifications any more. */
  readonly muted: boolean
}

export async function loadStatusParts(
  context: SerializeContext,
  rows: readonly StatusRow[],
): Promise<StatusParts> {
  const originals = await loadOriginals(context, rows)
  const shown = [...rows, ...originals.values()]
  const quoted = await loadQuoted(context, shown)
  const all = [...shown, ...quoted.visible.values()]
  const ids = all.map(({ id }) => id)
  const authors = await findAccounts(context.store.db, [
    ...new Set(all.map((row) => row.account_id)),
  ])
  const accounts = await serializeAccounts(context, authors)
  return {
    originals,
    quoted,
    accounts: new Map(accounts.map((account) => [account.id, account])),
    media: await loadMedia(context, all),
    emojis: await customEmojis(context.store),
    marks: await loadMarks(context, ids),
    matchFilters: await loadFilters(context),
    votes: await loadVotes(context, all),
  }
}

async function loadOriginals({ store }: SerializeContext, rows: readonly StatusRow[]) {
  const ids = rows.flatMap(({ reblog_of_id }) => (reblog_of_id === null ? [] : [reblog_of_id]))
  if (ids.length === 0) return new Map<Id, StatusRow>()
  const found = await store.db.selectFrom('statuses').selectAll().where('id', 'in', ids).execute()
  return new Map(found.map((row) => [row.id, row]))
}

async function loadMedia({ store }: SerializeContext, rows: readonly StatusRow[]) {
  const ids = rows.flatMap(({ id, has_media }) => (has_media ? [id] : []))
  const media = new Map<Id, Selectable<MediaTable>[]>()
  if (ids.length === 0) return media
  const found = await store.db
    .selectFrom('media')
    .selectAll()
    .where('status_id', 'in', ids)
    .where('position', '>=', 0)
    .orderBy('position')
    .execute()
  for (const row of found) {
    if (row.status_id !== null) media.set(row.status_id, [...(media.get(row.status_id) ?? []), row])
  }
  return media
}

async function loadMarks({ store, viewer }: SerializeContext, ids: readonly Id[]) {
  if (viewer === null || ids.length === 0) return new Map<Id, StatusMarks>()
  const { rows } = await sql<Omit<StatusMarks, 'muted'> & { id: Id }>`
    select w.id,
      exists (select from favourites f where f.account_id = ${viewer} and f.status_id = w.id) as favourited,
      exists (select from bookmarks b where b.account_id = ${viewer} and b.status_id = w.id) as bookmarked,
      exists (select from statuses r where r.account_id = ${viewer} and r.reblog_of_id = w.id) as reblogged
    from unnest(${ids}::bigint[]) as w (id)`.execute(store.db)
  const muted = await mutedAmong(store.db, viewer, ids)
  return new Map(rows.map(({ id, ...marks }) => [id, { ...marks, muted: muted.has(id) }]))
}

async function loadVotes({ store, viewer }: SerializeContext, rows: readonly StatusRow[]) {
  const polls = rows.flatMap(({ id, poll }) => (poll === null ? [] : [id]))
  return viewer === null ? new Map<Id, number[]>() : ownVotes(store.db, viewer, polls)
}
