import { type AccountRow, findByAcct } from '../store/find-rows.ts'
import { getIdAt, type Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { type FederatedAccount, getHost } from './federated.ts'

/** Two ids of the same millisecond differ by less than this. */
const IDS_PER_MS = 65_536

/** Creates an id for something of the past. Random, so that two servers have different ids for the same thing. */
export const createPastId = (at: Date, random: () => number): Id =>
  String(getIdAt(at.getTime()) + 1n + BigInt(Math.floor(random() * (IDS_PER_MS - 1))))

/**
 * Finds an account of another server or adds it.
 *
 * @param origin the own one
 * @returns null for an account of this server that does not exist
 */
export async function importAccount(
  db: Db,
  account: FederatedAccount,
  origin: string,
): Promise<AccountRow | null> {
  const { username, domain } = account
  if (domain === getHost(origin)) return (await findByAcct(db, username)) ?? null
  const acct = `${username}@${domain}`
  const known = await findByAcct(db, acct)
  if (known !== undefined) return known
  return db
    .insertInto('accounts')
    .values({
      ...account,
      id: createPastId(account.created_at, Math.random),
      acct,
      fields: JSON.stringify(account.fields),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
