import { readCookie, writeCookie } from '../http/cookies.ts'
import { readFact } from '../store/reads.ts'
import type { Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import {
  ALL_SCOPES,
  deriveSecret,
  hashSecret,
  issueToken,
  newSecret,
  revokeToken,
} from './tokens.ts'

const LIFETIME_SECONDS = 365 * 24 * 3_600

/** A browser that is signed in to the instance itself, not by an app. */
export interface WebSession {
  readonly id: Id
  readonly accountId: Id
  readonly tokenId: Id
  /** What the page that the instance serves calls the API with. */
  readonly accessToken: string
  readonly csrfToken: string
}

const cookieNames = new WeakMap<Store, Promise<string>>()

/** Cookies do not tell ports apart, so every instance has a name of its own. */
function sessionCookieName(store: Store): Promise<string> {
  const before = cookieNames.get(store)
  if (before !== undefined) return before
  const name = readFact(store.db, 'instance').then((instance) => `colonnade_session_${instance}`)
  cookieNames.set(store, name)
  return name
}

/** @returns the cookie to set. The page's token follows from its secret, so neither is stored. */
export async function startWebSession(
  store: Store,
  accountId: Id,
  origin: string,
): Promise<string> {
  const secret = newSecret()
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
  return writeCookie(await sessionCookieName(store), secret, { origin, seconds: LIFETIME_SECONDS })
}

export async function findWebSession(store: Store, request: Request): Promise<WebSession | null> {
  const secret = readCookie(request, await sessionCookieName(store))
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

/** @returns the cookie that takes the old one away */
export async function endWebSession(
  store: Store,
  session: WebSession,
  origin: string,
): Promise<string> {
  await store.db.transaction().execute(async (db) => {
    await db.deleteFrom('web_sessions').where('id', '=', session.id).execute()
    await revokeToken(store, db, session.tokenId)
  })
  return writeCookie(await sessionCookieName(store), '', { origin, seconds: 0 })
}
