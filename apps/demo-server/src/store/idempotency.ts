import type { StatusRow } from './find-rows.ts'
import type { Db, Store } from './store.ts'
import type { Id } from './tables.ts'

/** How long an idempotency key is remembered. */
const LIFETIME_MS = 3_600_000

export interface PublishAttempt {
  readonly tokenId: Id
  readonly key: string
}

/** @returns the status that was published with this key within its lifetime */
export function findPublished(
  { db, clock }: Store,
  { tokenId, key }: PublishAttempt,
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

/** @throws when the key exists: of two concurrent requests with one key only one succeeds */
export async function saveIdempotencyKey(
  { clock }: Store,
  db: Db,
  { tokenId, key }: PublishAttempt,
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
