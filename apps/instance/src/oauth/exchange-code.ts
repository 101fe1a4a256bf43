import { ApiFailure } from '../http/api-failure.ts'
import type { Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import type { AppRow } from './apps.ts'
import { codeChallengeOf, hashSecret, isSame, newSecret } from './secrets.ts'
import { issueToken, revokeToken } from './tokens.ts'

const LIFETIME_MS = 10 * 60_000

interface NewCode {
  readonly app: AppRow
  readonly accountId: Id
  readonly redirectUri: string
  readonly scopes: string
  readonly challenge: string | null
}

/** @returns a code that can be exchanged once, within ten minutes, by this app alone */
export async function issueCode(
  store: Store,
  { app, accountId, redirectUri, scopes, challenge }: NewCode,
): Promise<string> {
  const code = newSecret()
  await store.db
    .insertInto('codes')
    .values({
      code_hash: hashSecret(code),
      app_id: app.id,
      account_id: accountId,
      redirect_uri: redirectUri,
      scopes,
      challenge,
      created_at: new Date(store.clock()),
    })
    .execute()
  return code
}

interface Exchange {
  readonly code: string
  readonly redirectUri: string
  readonly verifier: string | null
}

/** @throws {ApiFailure} `invalid_grant`, whatever was wrong with the code */
export async function exchangeCode(
  store: Store,
  app: AppRow,
  { code, redirectUri, verifier }: Exchange,
) {
  const { db, clock } = store
  const row = await db
    .selectFrom('codes')
    .selectAll()
    .where('code_hash', '=', hashSecret(code))
    .executeTakeFirst()
  if (row === undefined || row.app_id !== app.id) throw invalidGrant()
  if (row.used_at !== null) {
    // A code used twice was stolen by one of the two: neither keeps the token. RFC 6749, section 4.1.2.
    if (row.token_id !== null) await revokeToken(store, db, row.token_id)
    throw invalidGrant()
  }
  const isFresh = clock() - row.created_at.getTime() <= LIFETIME_MS
  if (!isFresh || row.redirect_uri !== redirectUri || !isProven(row.challenge, verifier))
    throw invalidGrant()

  return db.transaction().execute(async (trx) => {
    const issued = await issueToken(store, trx, {
      accountId: row.account_id,
      appId: app.id,
      scopes: row.scopes,
    })
    const used = await trx
      .updateTable('codes')
      .set({ used_at: new Date(clock()), token_id: issued.id })
      .where('code_hash', '=', row.code_hash)
      .where('used_at', 'is', null)
      .returning('code_hash')
      .executeTakeFirst()
    if (used === undefined) throw invalidGrant()
    return { ...issued, scopes: row.scopes }
  })
}

function isProven(challenge: string | null, verifier: string | null): boolean {
  if (challenge === null) return true
  return verifier !== null && isSame(codeChallengeOf(verifier), challenge)
}

const invalidGrant = () =>
  new ApiFailure(
    400,
    'invalid_grant',
    'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.',
  )
