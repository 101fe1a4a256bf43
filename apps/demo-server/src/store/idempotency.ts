import type { StatusRow } from './reads.ts'
import type { Db, Store } from './store.ts'
import type { Id } from './tables.ts'

/** How long a key stands for the status that it published. */
const LIFETIME_MS = 3_600_000

export interface Attempt {
  readonly tokenId: Id
  readonly key: string
}

/** @returns the status that was published under this key a short while ago */
export function findPublished(
  { db, clock }: Store,
  { tokenId, key }: Attempt,
): Promise<StatusRow | undefined> {
  return db
    .selectFrom('idempotency_keys as k')
    .innerJoin('statuses as s', 's.id', 'k.status_id')
    .selectAll('s')
    .where('k.token_id', '=', tokenId)
    .where('k.key', '=', key)
    .where('k.created_at', '>', new Date(clock() - LIFETIME_MS))
    .executeTakeFirst()
}

/** @throws when the key is taken: two publications at once cannot both come through */
export async function rememberPublished(
  { clock }: Store,
  db: Db,
  { tokenId, key }: Attempt,
  statusId: Id,
): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('token_id', '=', tokenId)
    .where('created_at', '<=', new Date(clock() - LIFETIME_MS))
    .execute()
  await db
    .insertInto('idempotency_keys')
    .values({ token_id: tokenId, key, status_id: statusId, created_at: new Date(clock()) })
    .execute()
}
