import { type Selectable, sql } from 'kysely'
import { type Acct, acctOf, type World, type WorldAccount } from '../../world/world.ts'
import type { Db } from '../store.ts'
import type { Id, Tables } from '../tables.ts'

export type Row<Name extends keyof Tables> = Partial<Selectable<Tables[Name]>>

/**
 * Many rows in one statement: they travel as one JSON text, which PostgreSQL reads by the table's own
 * types. Every row must have the same columns; JSON columns hold values here, not text.
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

export interface SeededPerson {
  readonly id: Id
  readonly account: WorldAccount
}

export type People = ReadonlyMap<Acct, SeededPerson>

export function seedPeople(world: World, idAt: (at: Date) => Id): People {
  return new Map(
    world.accounts.map((account) => [acctOf(account), { id: idAt(account.createdAt), account }]),
  )
}

/** Who keeps order in the world: in a harbour that is the harbour master's deputy. */
const STAFF: ReadonlySet<Acct> = new Set(['kwame'])

export function accountRows(people: People): readonly Row<'accounts'>[] {
  return [...people].map(([acct, { id, account }]) => ({
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
    moved_to_id: (account.movedTo !== undefined && people.get(account.movedTo)?.id) || null,
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

/** The people of this instance have long seen what the deck is; somebody new has not. */
export function settingsRows(people: People): readonly Row<'web_settings'>[] {
  return [...people.values()]
    .filter(({ account }) => account.domain === null)
    .map(({ id }) => ({ account_id: id, data: { onboarded: true } }))
}
