import { getAccountUrl } from '../content/render-content.ts'
import { notify } from '../posting/notify.ts'
import { loadCustomEmojis } from '../store/custom-emojis.ts'
import { type AccountRow, findByUrl, type StatusRow } from '../store/find-rows.ts'
import type { Db } from '../store/store.ts'
import type { Id, StoredMention } from '../store/tables.ts'
import {
  sendConversationEvents,
  sendNotificationEvents,
  sendStatusEvent,
  type Services,
} from '../streaming/send-events.ts'
import { type Federated, type FederatedStatus, getHost } from './federated.ts'
import { createPastId, importAccount } from './import-account.ts'

export interface ImportContext {
  readonly services: Services
  /** The own one. */
  readonly origin: string
  /** Asks the other servers. */
  readonly lookUp: (address: string) => Promise<Federated | null>
}

/** How many statuses are fetched that a thread needs: each post names the one above it. */
const MAX_DEPTH = 30

/**
 * Adds a status of another server, with the statuses that it names.
 *
 * @param isLive whether it has just been published: it is streamed, and the accounts of this server are notified
 * @returns the known status if there is one; null for a status of this server that does not exist, and for a boost
 *   without its post
 */
export async function importStatus(
  context: ImportContext,
  status: FederatedStatus,
  isLive: boolean,
  depth = 0,
): Promise<StatusRow | null> {
  const { services, origin } = context
  const { store } = services
  const known = await findStatusByUri(store.db, status.uri, origin)
  if (known !== null) return known
  const find = (uri: string | null) =>
    uri === null || depth >= MAX_DEPTH ? null : findOrFetch(context, uri, depth + 1)
  const answered = await find(status.inReplyTo)
  const quoted = await find(status.quoteOf)
  const boosted = await find(status.boostOf)
  if (status.boostOf !== null && boosted === null) return null
  const author = await importAccount(store.db, status.author, origin)
  if (author === null || author.domain === null) return null

  // Loaded before, because the transaction may hold the only connection.
  const knownEmojis = new Set((await loadCustomEmojis(store)).keys())
  const { row, notifications } = await store.db.transaction().execute(async (db) => {
    const inserted = await insertStatus(context, db, {
      status,
      author,
      related: { answered, quoted, boosted },
      isLive,
      knownEmojis,
    })
    const news = !isLive ? [] : createNews(inserted, boosted)
    return { row: inserted, notifications: await notify(store, db, news) }
  })
  if (isLive) {
    await sendStatusEvent(services, row, 'update')
    await sendConversationEvents(services, row)
    await sendNotificationEvents(services, notifications)
  }
  return row
}

/** Finds a status by its id on all servers. Finds those of this server too. */
export async function findStatusByUri(
  db: Db,
  uri: string,
  origin: string,
): Promise<StatusRow | null> {
  const received = await db
    .selectFrom('statuses')
    .selectAll()
    .where('uri', '=', uri)
    .executeTakeFirst()
  if (received !== undefined) return received
  const found = await findByUrl(db, null, uri, getHost(origin))
  return found !== null && 'status' in found ? found.status : null
}

async function findOrFetch(
  context: ImportContext,
  uri: string,
  depth: number,
): Promise<StatusRow | null> {
  const known = await findStatusByUri(context.services.store.db, uri, context.origin)
  if (known !== null) return known
  const found = await context.lookUp(uri)
  return found?.kind === 'status' ? importStatus(context, found.status, false, depth) : null
}

const createNews = (row: StatusRow, boosted: StatusRow | null) => [
  ...row.mentions.map(({ id }) => ({
    to: id,
    from: row.account_id,
    type: 'mention' as const,
    statusId: row.id,
  })),
  ...(boosted === null
    ? []
    : [
        {
          to: boosted.account_id,
          from: row.account_id,
          type: 'reblog' as const,
          statusId: boosted.id,
        },
      ]),
]

interface NewStatus {
  readonly status: FederatedStatus
  readonly author: AccountRow
  readonly related: {
    readonly answered: StatusRow | null
    readonly quoted: StatusRow | null
    readonly boosted: StatusRow | null
  }
  readonly isLive: boolean
  readonly knownEmojis: ReadonlySet<string>
}

async function insertStatus(
  { services, origin }: ImportContext,
  db: Db,
  { status, author, related: { answered, quoted, boosted }, isLive, knownEmojis }: NewStatus,
): Promise<StatusRow> {
  const { store } = services
  // A live status has the newest id of this server, so that it is at the top of every timeline.
  const id = isLive ? store.ids.next() : createPastId(status.created_at, Math.random)
  const mentions = await importMentions(db, status, origin)
  const { text, content, spoiler_text, sensitive, visibility, language, poll } = status
  const row = await db
    .insertInto('statuses')
    .values({
      id,
      account_id: author.id,
      text,
      content,
      spoiler_text,
      sensitive,
      visibility,
      language,
      in_reply_to_id: answered?.id ?? null,
      in_reply_to_account_id: answered?.account_id ?? null,
      reblog_of_id: boosted?.id ?? null,
      quote_of_id: quoted?.id ?? null,
      local: false,
      has_media: status.media.length > 0,
      mentions: JSON.stringify(mentions),
      tags: status.tags,
      emojis: status.emojis.filter((code) => knownEmojis.has(code)),
      card: status.card === null ? null : JSON.stringify(status.card),
      poll: poll === null ? null : JSON.stringify({ ...poll, id }),
      uri: status.uri,
      url: status.url,
      created_at: status.created_at,
      edited_at: status.edited_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertParts(store, db, row, status)
  await countStatus(db, row)
  return row
}

async function importMentions(
  db: Db,
  status: FederatedStatus,
  origin: string,
): Promise<readonly StoredMention[]> {
  const mentions: StoredMention[] = []
  for (const mentioned of status.mentions) {
    const account = await importAccount(db, mentioned, origin)
    if (account === null) continue
    const { id, username, acct } = account
    mentions.push({ id, username, acct, url: getAccountUrl(account) })
  }
  return mentions
}

async function insertParts(
  store: Services['store'],
  db: Db,
  { id, account_id, mentions, tags }: StatusRow,
  { media }: FederatedStatus,
): Promise<void> {
  const people = new Set(mentions.map((mention) => mention.id))
  if (people.size > 0) {
    await db
      .insertInto('status_mentions')
      .values([...people].map((person) => ({ status_id: id, account_id: person })))
      .execute()
  }
  if (tags.length > 0) {
    await db
      .insertInto('status_tags')
      .values([...new Set(tags)].map((tag) => ({ status_id: id, tag })))
      .execute()
  }
  if (media.length > 0) {
    await db
      .insertInto('media')
      .values(
        media.map((one) => ({ ...one, id: store.ids.next(), account_id, status_id: id, bytes: 0 })),
      )
      .execute()
  }
}

/** Counts are those of this server: what it has received. */
async function countStatus(db: Db, row: StatusRow): Promise<void> {
  const increase = (column: 'replies_count' | 'reblogs_count', id: Id) =>
    db
      .updateTable('statuses')
      .set((eb) => ({ [column]: eb(column, '+', 1) }))
      .where('id', '=', id)
      .execute()
  if (row.in_reply_to_id !== null) await increase('replies_count', row.in_reply_to_id)
  if (row.reblog_of_id !== null) await increase('reblogs_count', row.reblog_of_id)
  await db
    .updateTable('accounts')
    .set((eb) => ({
      statuses_count: eb('statuses_count', '+', 1),
      last_status_at: eb.fn('greatest', ['last_status_at', eb.val(row.created_at)]),
    }))
    .where('id', '=', row.account_id)
    .execute()
}
