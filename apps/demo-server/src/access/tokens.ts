import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ApiFailure } from '../http/response.ts'
import { deletePushSubscription } from '../store/push-subscriptions.ts'
import type { Db, Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { type Auth, type Caller, hasAnyScope } from './access.ts'

/** Returns 256 random bits, encoded with characters that are valid in a URL and in a WebSocket protocol. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** Hashes a secret for the store, so that the stored value cannot be used to sign in. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')

/** Derives a second secret, which can only be computed from the first one. */
export const deriveSecret = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url')

/** Computes a PKCE challenge with the method S256. @see https://www.rfc-editor.org/rfc/rfc7636#section-4.6 */
export const computeCodeChallenge = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')

export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export const ALL_SCOPES = 'read write follow push'

interface NewToken {
  readonly accountId: Id | null
  readonly appId: Id | null
  readonly scopes: string
  /** Random if not given. */
  readonly token?: string
}

export async function issueToken(
  { ids, clock }: Store,
  db: Db,
  { accountId, appId, scopes, token = createSecret() }: NewToken,
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

/** @throws {ApiFailure} 401 with Mastodon's error message */
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

/** Revokes a token and deletes its push subscription. */
export async function revokeToken({ clock }: Store, db: Db, id: Id): Promise<void> {
  await deletePushSubscription(db, id)
  await db
    .updateTable('tokens')
    .set({ revoked_at: new Date(clock()) })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Reads the token from the header, or from the query parameter that older clients use. */
function readBearerToken(request: Request): string | null {
  const header = /^Bearer\s+(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  return header ?? new URL(request.url).searchParams.get('access_token')
}

/** The client, as identified by the token in the headers or the URL of a request. */
export interface Identity {
  readonly auth: Auth | null
  /** The error of an invalid token, sent as the response if the request is handled at all. */
  readonly failure: unknown
}

export const ANONYMOUS: Identity = { auth: null, failure: null }

/** Never rejects, because requests with an invalid token are counted too. */
export async function findIdentity(store: Store, request: Request): Promise<Identity> {
  const token = readBearerToken(request)
  if (token === null) return ANONYMOUS
  try {
    return { auth: await authenticate(store, token), failure: null }
  } catch (failure) {
    return { auth: null, failure }
  }
}

/** @throws the error of an invalid token */
export function assertValidToken({ failure }: Identity): void {
  if (failure !== null) throw failure
}

/**
 * Checks that a token fulfils the requirement of a route.
 *
 * @returns the authenticated client for the handler
 * @throws {ApiFailure} 401 for a missing token, 422 for an app token if an account is required, 403 for a missing
 *   scope
 */
export function checkCaller(caller: Caller, auth: Auth | null): Auth | null {
  if (caller.by !== 'guest' && caller.by !== 'account') return null
  if (auth === null) {
    if (caller.by === 'account') throw new ApiFailure(401, 'The access token is invalid')
    return null
  }
  if (caller.by === 'account' && auth.accountId === null)
    throw new ApiFailure(422, 'This method requires an authenticated user')
  if (!hasAnyScope(auth.scopes, caller.scopes))
    throw new ApiFailure(403, 'This action is outside the authorized scopes')
  return auth
}
