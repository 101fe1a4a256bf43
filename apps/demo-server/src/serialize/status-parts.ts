import { type Selectable, sql } from 'kysely'
import type { QuoteState } from '@colonnade/domain/entities'
import { loadCustomEmojis, type EmojiRow } from '../store/custom-emojis.ts'
import { type AccountRow, findAccounts, loadOwnVotes, type StatusRow } from '../store/find-rows.ts'
import type { Id, MediaTable } from '../store/tables.ts'
import { findMutedStatuses } from '../store/thread-mutes.ts'
import { selectVisibleStatuses } from '../store/timelines.ts'
import { type SerializedAccount, serializeAccounts, type SerializeContext } from './account.ts'
import { loadFilters, type MatchFilters } from './filter.ts'

/** The quoted statuses of a page. */
interface Quoted {
  /** Those that the viewer can see. */
  readonly visible: ReadonlyMap<Id, StatusRow>
  /** All that exist. */
  readonly existing: ReadonlySet<Id>
}

async function loadQuoted(
  { store, viewer }: SerializeContext,
  rows: readonly StatusRow[],
): Promise<Quoted> {
  const ids = rows.flatMap(({ quote_of_id }) => (quote_of_id === null ? [] : [quote_of_id]))
  if (ids.length === 0) return { visible: new Map(), existing: new Set() }
  const seen = await selectVisibleStatuses(store.db, viewer).where('s.id', 'in', ids).execute()
  const there = await store.db.selectFrom('statuses').select('id').where('id', 'in', ids).execute()
  return {
    visible: new Map(seen.map((row) => [row.id, row])),
    existing: new Set(there.map(({ id }) => id)),
  }
}

/** Returns the state of a quote for the viewer. */
export function getQuoteState(
  { quote_state, quote_of_id }: StatusRow,
  { visible, existing }: Quoted,
): QuoteState {
  if (quote_state !== 'accepted') return quote_state
  if (quote_of_id === null || !existing.has(quote_of_id)) return 'deleted'
  return visible.has(quote_of_id) ? 'accepted' : 'unauthorized'
}

/** The data that a page of statuses needs in addition to its rows, loaded with few queries. */
export interface StatusParts {
  readonly originals: ReadonlyMap<Id, StatusRow>
  readonly quoted: Quoted
  readonly accounts: ReadonlyMap<Id, SerializedAccount>
  readonly authors: ReadonlyMap<Id, AccountRow>
  readonly media: ReadonlyMap<Id, readonly Selectable<MediaTable>[]>
  readonly emojis: ReadonlyMap<string, EmojiRow>
  readonly marks: ReadonlyMap<Id, StatusMarks>
  /** null for guests. */
  readonly matchFilters: MatchFilters | null
  /** The choices of the viewer in polls. */
  readonly votes: ReadonlyMap<Id, readonly number[]>
}

/** What the viewer has done with a status. */
export interface StatusMarks {
  readonly favourited: boolean
  readonly reblogged: boolean
  readonly bookmarked: boolean
  /** Whether the notifications of its thread are muted. */
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
    authors: new Map(authors.map((author) => [author.id, author])),
    media: await loadMedia(context, all),
    emojis: await loadCustomEmojis(context.store),
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
  const muted = await findMutedStatuses(store.db, viewer, ids)
  return new Map(rows.map(({ id, ...marks }) => [id, { ...marks, muted: muted.has(id) }]))
}

async function loadVotes({ store, viewer }: SerializeContext, rows: readonly StatusRow[]) {
  const polls = rows.flatMap(({ id, poll }) => (poll === null ? [] : [id]))
  return viewer === null ? new Map<Id, number[]>() : loadOwnVotes(store.db, viewer, polls)
}
