import { type Selectable, sql } from 'kysely'
import { type Acct, getAcct, type SeedData, type SeedAccount } from '../../seed/seed-data.ts'
import type { Db } from '../store.ts'
import type { Id, Tables } from '../tables.ts'

export type Row<Name extends keyof Tables> = Partial<Selectable<Tables[Name]>>

/**
 * Inserts many rows with one statement. They are passed as one JSON text, which PostgreSQL converts to the column
 * types of the table. All rows need the same columns; JSON columns have values here, not text.
 */
export async function insertRows<Name extends keyof Tables>(
  db: Db,
  table: Name,
  rows: readonly Row<Name>[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  )
}

export interface SeededAccount {
  readonly id: Id
  readonly account: SeedAccount
}

export type SeededAccounts = ReadonlyMap<Acct, SeededAccount>

export function createSeededAccounts(seedData: SeedData, idAt: (at: Date) => Id): SeededAccounts {
  return new Map(
    seedData.accounts.map((account) => [
      getAcct(account),
      { id: idAt(account.createdAt), account },
    ]),
  )
}

/** The accounts with the staff role. */
const STAFF: ReadonlySet<Acct> = new Set(['kwame'])

export function createAccountRows(accounts: SeededAccounts): readonly Row<'accounts'>[] {
  return [...accounts].map(([acct, { id, account }]) => ({
    id,
    username: account.username,
    domain: account.domain,
    acct,
    display_name: account.displayName,
    note: account.note,
    fields: account.fields.map(({ name, value, isVerified }) => ({
      name,
      value,
      verified_at: isVerified === true ? account.createdAt.toISOString() : null,
    })),
    avatar: account.avatar,
    header: account.header,
    locked: account.locked,
    bot: account.bot,
    moved_to_id: (account.movedTo !== undefined && accounts.get(account.movedTo)?.id) || null,
    limited: account.standing === 'limited',
    suspended: account.standing === 'suspended',
    language: account.language,
    default_privacy: 'public',
    default_sensitive: false,
    is_staff: STAFF.has(acct),
    followers_count: 0,
    following_count: 0,
    statuses_count: 0,
    created_at: account.createdAt,
  }))
}

/** Marks the onboarding as completed for the local seed accounts. New accounts still see it. */
export function createSettingsRows(accounts: SeededAccounts): readonly Row<'web_settings'>[] {
  return [...accounts.values()]
    .filter(({ account }) => account.domain === null)
    .map(({ id }) => ({ account_id: id, data: { onboarded: true } }))
}
