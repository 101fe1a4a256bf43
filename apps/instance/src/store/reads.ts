import type { Selectable } from 'kysely'
import type { Db } from './store.ts'
import type { AccountTable, Id, StatusTable } from './tables.ts'
import { statusesSeenBy } from './timelines.ts'
import type { Viewer } from './viewer.ts'

export type AccountRow = Selectable<AccountTable>
export type StatusRow = Selectable<StatusTable>

const isNumber = /^\d{1,18}$/

/** Anything but a number names nothing here, and would be refused by SQL. */
export const isId = (text: string): boolean => isNumber.test(text)

export async function findStatus(db: Db, viewer: Viewer, id: Id): Promise<StatusRow | undefined> {
  if (!isId(id)) return undefined
  return statusesSeenBy(db, viewer).where('s.id', '=', id).executeTakeFirst()
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

/** @returns a small fact of this instance, such as `owner` */
export async function readFact(db: Db, name: string): Promise<string> {
  const row = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value ?? ''
}
