import { readCookie, formatCookie } from '../http/cookies.ts'
import { readFact } from '../store/find-rows.ts'
import type { Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import {
  ALL_SCOPES,
  deriveSecret,
  hashSecret,
  issueToken,
  createSecret,
  revokeToken,
} from './tokens.ts'

const LIFETIME_SECONDS = 365 * 24 * 3_600

/** A browser that is signed in to the instance itself, without an app. */
export interface WebSession {
  readonly id: Id
  readonly accountId: Id
  readonly tokenId: Id
  /** The access token of the page that the instance serves. */
  readonly accessToken: string
  readonly csrfToken: string
}

const cookieNames = new WeakMap<Store, Promise<string>>()

/**
 * Returns the cookie name of an instance. It is unique for each instance, because cookies are shared between ports.
 */
function getSessionCookieName(store: Store): Promise<string> {
  const before = cookieNames.get(store)
  if (before !== undefined) return before
  const name = readFact(store.db, 'instance').then((instance) => `colonnade_session_${instance}`)
  cookieNames.set(store, name)
  return name
}

/** @returns the cookie to set. The page's token is derived from its secret, so neither is stored in plain text. */
export async function startWebSession(
  store: Store,
  accountId: Id,
  origin: string,
): Promise<string> {
  const secret = createSecret()
  await store.db.transaction().execute(async (db) => {
    const token = deriveSecret(secret, 'page token')
    const { id: tokenId, createdAt } = await issueToken(store, db, {
      accountId,
      appId: null,
      scopes: ALL_SCOPES,
      token,
    })
    await db
      .insertInto('web_sessions')
      .values({
        id: store.ids.next(),
        secret_hash: hashSecret(secret),
        account_id: accountId,
        token_id: tokenId,
        created_at: createdAt,
      })
      .execute()
  })
  return formatCookie(await getSessionCookieName(store), secret, {
    origin,
    seconds: LIFETIME_SECONDS,
  })
}

export async function findWebSession(store: Store, request: Request): Promise<WebSession | null> {
  const secret = readCookie(request, await getSessionCookieName(store))
  if (secret === null) return null
  const row = await store.db
    .selectFrom('web_sessions')
    .innerJoin('tokens', 'tokens.id', 'web_sessions.token_id')
    .select(['web_sessions.id', 'web_sessions.account_id', 'web_sessions.token_id'])
    .where('secret_hash', '=', hashSecret(secret))
    .where('tokens.revoked_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    accountId: row.account_id,
    tokenId: row.token_id,
    accessToken: deriveSecret(secret, 'page token'),
    csrfToken: deriveSecret(secret, 'csrf'),
  }
}

/** @returns the cookie that deletes the session cookie */
export async function endWebSession(
  store: Store,
  session: WebSession,
  origin: string,
): Promise<string> {
  await store.db.transaction().execute(async (db) => {
    await db.deleteFrom('web_sessions').where('id', '=', session.id).execute()
    await revokeToken(store, db, session.tokenId)
  })
  return formatCookie(await getSessionCookieName(store), '', { origin, seconds: 0 })
}
