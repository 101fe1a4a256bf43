import { type Selectable, sql } from 'kysely'
import type { QuoteState } from '@colonnade/domain/entities'
import { customEmojis, type EmojiRow } from '../store/custom-emojis.ts'
import { findAccounts, ownVotes, type StatusRow } from '../store/reads.ts'
import type { Id, MediaTable } from '../store/tables.ts'
import { mutedAmong } from '../store/thread-mutes.ts'
import { statusesSeenBy } from '../store/timelines.ts'
import { type SentAccount, serializeAccounts, type SerializeContext } from './account.ts'
import { loadFilters, type MatchFilters } from './filter.ts'

/** What a page of statuses quotes. */
interface Quoted {
  /** What the viewer may see of it. */
  readonly visible: ReadonlyMap<Id, StatusRow>
  /** What is there at all. */
  readonly existing: ReadonlySet<Id>
}

async function loadQuoted(
  { store, viewer }: SerializeContext,
  rows: readonly StatusRow[],
): Promise<Quoted> {
  const ids = rows.flatMap(({ quote_of_id }) => (quote_of_id === null ? [] : [quote_of_id]))
  if (ids.length === 0) return { visible: new Map(), existing: new Set() }
  const seen = await statusesSeenBy(store.db, viewer).where('s.id', 'in', ids).execute()
  const there = await store.db.selectFrom('statuses').select('id').where('id', 'in', ids).execute()
  return {
    visible: new Map(seen.map((row) => [row.id, row])),
    existing: new Set(there.map(({ id }) => id)),
  }
}

/** What a quote is to the viewer. */
export function quoteState(
  { quote_state, quote_of_id }: StatusRow,
  { visible, existing }: Quoted,
): QuoteState {
  if (quote_state !== 'accepted') return quote_state
  if (quote_of_id === null || !existing.has(quote_of_id)) return 'deleted'
  return visible.has(quote_of_id) ? 'accepted' : 'unauthorized'
}

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
