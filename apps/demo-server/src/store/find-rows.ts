import { type Selectable, sql } from 'kysely'
import type { Db, Store } from './store.ts'
import type { AccountTable, Id, MediaTable, StatusTable } from './tables.ts'
import { selectVisibleStatuses } from './timelines.ts'
import type { Viewer } from './visibility.ts'

export type AccountRow = Selectable<AccountTable>
export type StatusRow = Selectable<StatusTable>
export type MediaRow = Selectable<MediaTable>

const ID_PATTERN = /^\d{1,18}$/

/** Whether a text can be an id. Other texts would cause an SQL error. */
export const isId = (text: string): boolean => ID_PATTERN.test(text)

export async function findStatus(db: Db, viewer: Viewer, id: Id): Promise<StatusRow | undefined> {
  if (!isId(id)) return undefined
  return selectVisibleStatuses(db, viewer).where('s.id', '=', id).executeTakeFirst()
}

export async function findAccount(db: Db, id: Id): Promise<AccountRow | undefined> {
  if (!isId(id)) return undefined
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @param acct `user` or `user@domain`, in any letter case, with or without a leading `@` */
export async function findByAcct(db: Db, acct: string): Promise<AccountRow | undefined> {
  const wanted = acct.replace(/^@/, '').toLowerCase()
  return db
    .selectFrom('accounts')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['acct']), '=', wanted))
    .executeTakeFirst()
}

export async function findAccounts(db: Db, ids: readonly Id[]): Promise<AccountRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('accounts').selectAll().where('id', 'in', ids).execute()
}

/** @returns a fact of this server, such as `owner` */
export async function readFact(db: Db, name: string): Promise<string> {
  const row = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value ?? ''
}

type FoundByUrl = { readonly account: AccountRow } | { readonly status: StatusRow } | null

/** Finds the account or status with this address, local or remote. */
export async function findByUrl(
  db: Db,
  viewer: Viewer,
  address: string,
  ownHost: string,
): Promise<FoundByUrl> {
  if (!URL.canParse(address)) return null
  const received = await selectVisibleStatuses(db, viewer)
    .where((eb) => eb.or([eb('s.uri', '=', address), eb('s.url', '=', address)]))
    .executeTakeFirst()
  if (received !== undefined) return { status: received }
  const { host, pathname } = new URL(address)
  const [, username, id] = ENTITY_PATH.exec(pathname) ?? []
  if (username === undefined) return null
  const account = await findByAcct(db, host === ownHost ? username : `${username}@${host}`)
  if (account === undefined) return null
  if (id === undefined) return { account }
  const status = await findStatus(db, viewer, id)
  const isHere = status?.account_id === account.id && status.uri === null
  return isHere ? { status } : null
}

/** The path of an account or a status, as a page or as an id. */
const ENTITY_PATH = /^\/(?:@|users\/)([^/]+)(?:\/(?:statuses\/)?(\d+)(?:\/activity)?)?\/?$/

/** Whether an account, attachment, link preview or emoji uses a picture. */
export async function isUsedPicture({ db }: Store, name: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
    exists (select from accounts where avatar = ${name} or header = ${name})
    or exists (select from media where artwork = ${name})
    or exists (select from custom_emojis where artwork = ${name})
    or exists (select from statuses where card ->> 'image' = ${name}) as used`.execute(db)
  return rows[0]?.used === true
}

/** Loads the votes of an account by status, in the order of the options. */
export async function loadOwnVotes(
  db: Db,
  me: Id,
  statusIds: readonly Id[],
): Promise<ReadonlyMap<Id, readonly number[]>> {
  const chosen = new Map<Id, number[]>()
  if (statusIds.length === 0) return chosen
  const rows = await db
    .selectFrom('poll_votes')
    .select(['status_id', 'choice'])
    .where('account_id', '=', me)
    .where('status_id', 'in', statusIds)
    .orderBy('choice')
    .execute()
  for (const { status_id, choice } of rows) {
    chosen.set(status_id, [...(chosen.get(status_id) ?? []), choice])
  }
  return chosen
}
