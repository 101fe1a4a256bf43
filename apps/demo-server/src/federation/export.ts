import { getStatusUri, getStatusUrl } from '../content/render-content.ts'
import { withOrigin } from '../serialize/account.ts'
import { getUploadFile, isRemoteFile, toUploadName } from '../serialize/media.ts'
import {
  type AccountRow,
  findAccounts,
  findByAcct,
  findByUrl,
  type MediaRow,
  type StatusRow,
} from '../store/find-rows.ts'
import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { selectVisibleStatuses } from '../store/timelines.ts'
import {
  type Federated,
  type FederatedAccount,
  type FederatedStatus,
  getHost,
} from './federated.ts'

/** Converts an account for other servers. @param origin the own one */
function exportAccount(row: AccountRow, origin: string): FederatedAccount {
  const { username, display_name, note, fields, locked, bot, language, created_at } = row
  return {
    username,
    domain: row.domain ?? getHost(origin),
    display_name,
    note,
    fields,
    avatar: toRemotePicture(row.avatar, origin),
    header: toRemotePicture(row.header, origin),
    locked,
    bot,
    language,
    created_at,
  }
}

const toRemoteFile = (file: string, origin: string): string =>
  isRemoteFile(file) ? file : `${origin}/media/uploads/${file}`

function toRemotePicture(name: string, origin: string): string {
  const file = getUploadFile(name)
  return file === null ? name : toUploadName(toRemoteFile(file, origin))
}

/** Converts statuses for other servers, in their order. */
export async function exportStatuses(
  db: Db,
  rows: readonly StatusRow[],
  origin: string,
): Promise<readonly FederatedStatus[]> {
  const related = await findRelated(db, rows)
  const accounts = await loadAccounts(db, [...rows, ...related.values()])
  const media = await loadMedia(db, rows)
  const getUri = (id: Id | null): string | null => {
    const row = id === null ? undefined : related.get(id)
    const author = row && accounts.get(row.account_id)
    return row && author ? withOrigin(getStatusUri(row, author), origin) : null
  }
  return rows.flatMap((row) => {
    const author = accounts.get(row.account_id)
    if (author === undefined || author.suspended) return []
    return [
      {
        ...row,
        uri: withOrigin(getStatusUri(row, author), origin),
        url: withOrigin(getStatusUrl(row, author), origin),
        content: withOrigin(row.content, origin),
        author: exportAccount(author, origin),
        inReplyTo: getUri(row.in_reply_to_id),
        quoteOf: getUri(row.quote_of_id),
        boostOf: getUri(row.reblog_of_id),
        mentions: row.mentions.flatMap(({ id }) => {
          const account = accounts.get(id)
          return account === undefined ? [] : [exportAccount(account, origin)]
        }),
        media: media
          .filter(({ status_id }) => status_id === row.id)
          .map((one) => exportMedia(one, origin)),
      },
    ]
  })
}

async function findRelated(
  db: Db,
  rows: readonly StatusRow[],
): Promise<ReadonlyMap<Id, StatusRow>> {
  const ids = rows.flatMap(({ in_reply_to_id, quote_of_id, reblog_of_id }) =>
    [in_reply_to_id, quote_of_id, reblog_of_id].filter((id) => id !== null),
  )
  if (ids.length === 0) return new Map()
  const found = await db.selectFrom('statuses').selectAll().where('id', 'in', ids).execute()
  return new Map(found.map((row) => [row.id, row]))
}

async function loadAccounts(
  db: Db,
  rows: readonly StatusRow[],
): Promise<ReadonlyMap<Id, AccountRow>> {
  const ids = rows.flatMap((row) => [row.account_id, ...row.mentions.map(({ id }) => id)])
  const found = await findAccounts(db, [...new Set(ids)])
  return new Map(found.map((row) => [row.id, row]))
}

async function loadMedia(db: Db, rows: readonly StatusRow[]): Promise<readonly MediaRow[]> {
  const ids = rows.flatMap(({ id, has_media }) => (has_media ? [id] : []))
  if (ids.length === 0) return []
  return db
    .selectFrom('media')
    .selectAll()
    .where('status_id', 'in', ids)
    .where('position', '>=', 0)
    .orderBy('position')
    .execute()
}

const exportMedia = (row: MediaRow, origin: string): MediaRow => ({
  ...row,
  file: row.file === null ? null : toRemoteFile(row.file, origin),
  preview: row.preview === null ? null : toRemoteFile(row.preview, origin),
})

/**
 * Finds what guests may see at an address.
 *
 * @param address the id or the page of an account or a status, or `user@host`
 * @returns null for everything else, such as followers-only posts
 */
export async function exportAddress(
  db: Db,
  address: string,
  origin: string,
): Promise<Federated | null> {
  const host = getHost(origin)
  const acct = /^@?([^@\s/]+)@([^@\s/]+)$/.exec(address)
  const account =
    acct === null
      ? undefined
      : await findByAcct(db, acct[2] === host ? (acct[1] ?? '') : `${acct[1]}@${acct[2]}`)
  const found = acct === null ? await findByUrl(db, null, address, host) : account && { account }
  if (found === null || found === undefined) return null
  if ('account' in found) {
    if (found.account.suspended) return null
    return { kind: 'account', account: exportAccount(found.account, origin) }
  }
  const [status] = await exportStatuses(db, [found.status], origin)
  return status === undefined ? null : { kind: 'status', status }
}

/** Selects the newest statuses that this server did not receive from another one, oldest first. */
export async function findNewestOwn(db: Db, count: number): Promise<readonly StatusRow[]> {
  const rows = await selectVisibleStatuses(db, null)
    .where('s.uri', 'is', null)
    .orderBy('s.id', 'desc')
    .limit(count)
    .execute()
  return rows.toReversed()
}
