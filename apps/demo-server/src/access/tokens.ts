import { ApiFailure } from '../http/api-failure.ts'
import { deletePushSubscription } from '../store/push-subscriptions.ts'
import type { Db, Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import type { Auth } from './access.ts'
import { hashSecret, newSecret } from './secrets.ts'

export const ALL_SCOPES = 'read write follow push'

interface NewToken {
  readonly accountId: Id | null
  readonly appId: Id | null
  readonly scopes: string
  /** Made up here unless it follows from another secret. */
  readonly token?: string
}

export async function issueToken(
  { ids, clock }: Store,
  db: Db,
  { accountId, appId, scopes, token = newSecret() }: NewToken,
): Promise<{ id: Id; token: string; createdAt: Date }> {
  const id = ids.next()
  const createdAt = new Date(clock())
  await db
    .insertInto('tokens')
    .values({
      id,
      token_hash: hashSecret(token),
      account_id: accountId,
      app_id: appId,
      scopes,
      created_at: createdAt,
    })
    .execute()
  return { id, token, createdAt }
}

/** @throws {ApiFailure} 401 in Mastodon's words */
export async function authenticate({ db }: Store, token: string): Promise<Auth> {
  const row = await db
    .selectFrom('tokens')
    .leftJoin('apps', 'apps.id', 'tokens.app_id')
    .select(['tokens.id', 'tokens.account_id', 'tokens.scopes', 'tokens.revoked_at', 'apps.name'])
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst()
  if (row === undefined) throw new ApiFailure(401, 'The access token is invalid')
  if (row.revoked_at !== null) throw new ApiFailure(401, 'The access token was revoked')
  return { tokenId: row.id, accountId: row.account_id, scopes: row.scopes, application: row.name }
}

/** Nothing is pushed to it any more. */
export async function revokeToken({ clock }: Store, db: Db, id: Id): Promise<void> {
  await deletePushSubscription(db, id)
  await db
    .updateTable('tokens')
    .set({ revoked_at: new Date(clock()) })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** From the header, or as the parameter that older clients send. */
export function bearerOf(request: Request): string | null {
  const header = /^Bearer\s+(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  return header ?? new URL(request.url).searchParams.get('access_token')
}
