import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ApiFailure } from '../http/reply.ts'
import { deletePushSubscription } from '../store/push-subscriptions.ts'
import type { Db, Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { type Auth, type Caller, hasOneOf } from './access.ts'

/** 256 bits that nobody can guess, in letters that fit a URL and a WebSocket protocol. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** How a secret is stored: whoever reads the store cannot sign in with what stands there. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')

/** Another secret that only who knows the first can tell. */
export const deriveSecret = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url')

/** PKCE's S256. @see https://www.rfc-editor.org/rfc/rfc7636#section-4.6 */
export const codeChallengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')

export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

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
function bearerOf(request: Request): string | null {
  const header = /^Bearer\s+(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  return header ?? new URL(request.url).searchParams.get('access_token')
}

/** Who calls, by the token in the head of a request. */
export interface Identity {
  readonly auth: Auth | null
  /** What is wrong with the token: the answer, where the call is answered at all. */
  readonly failure: unknown
}

export const NOBODY: Identity = { auth: null, failure: null }

/** Never rejects: a call is counted whoever made it. */
export async function identify(store: Store, request: Request): Promise<Identity> {
  const token = bearerOf(request)
  if (token === null) return NOBODY
  try {
    return { auth: await authenticate(store, token), failure: null }
  } catch (failure) {
    return { auth: null, failure }
  }
}

/** @throws what was wrong with its token */
export function throwFailure({ failure }: Identity): void {
  if (failure !== null) throw failure
}

/**
 * Lets a call through where its token may make it.
 *
 * @returns who the handler may take for the caller
 * @throws {ApiFailure} 401 without a token where one is needed, 422 with that of an app alone, 403 out of its scopes
 */
export function checkCaller(caller: Caller, auth: Auth | null): Auth | null {
  if (caller.by !== 'guest' && caller.by !== 'account') return null
  if (auth === null) {
    if (caller.by === 'account') throw new ApiFailure(401, 'The access token is invalid')
    return null
  }
  if (caller.by === 'account' && auth.accountId === null)
    throw new ApiFailure(422, 'This method requires an authenticated user')
  if (!hasOneOf(auth.scopes, caller.scopes))
    throw new ApiFailure(403, 'This action is outside the authorized scopes')
  return auth
}
