import type { Selectable } from 'kysely'
import {
  computeCodeChallenge,
  hashSecret,
  isSameSecret,
  issueToken,
  createSecret,
  revokeToken,
} from '../access/tokens.ts'
import { ApiFailure } from '../http/response.ts'
import type { Store } from '../store/store.ts'
import type { CodeTable, Id } from '../store/tables.ts'
import type { Services } from '../streaming/send-events.ts'
import type { AppRow } from './authorization-request.ts'

const LIFETIME_MS = 10 * 60_000

interface NewCode {
  readonly app: AppRow
  readonly accountId: Id
  readonly redirectUri: string
  readonly scopes: string
  readonly challenge: string | null
}

/** @returns a code that this app can exchange once, within ten minutes */
export async function issueCode(
  store: Store,
  { app, accountId, redirectUri, scopes, challenge }: NewCode,
): Promise<string> {
  const code = createSecret()
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

/** @throws {ApiFailure} `invalid_grant` for any error of the code */
export async function exchangeCode(
  services: Pick<Services, 'store' | 'hub'>,
  app: AppRow,
  { code, redirectUri, verifier }: Exchange,
) {
  const { store } = services
  const row = await findCode(store, hashSecret(code))
  if (row === undefined || row.app_id !== app.id) throw createInvalidGrant()
  const isFresh = store.clock() - row.created_at.getTime() <= LIFETIME_MS
  const isFit =
    isFresh && row.redirect_uri === redirectUri && isVerifierValid(row.challenge, verifier)
  if (row.used_at === null && !isFit) throw createInvalidGrant()
  const issued = row.used_at === null ? await redeemCode(store, row) : null
  if (issued !== null) return { ...issued, scopes: row.scopes }
  // A second use means that the code was stolen, so the token that it was exchanged for is revoked. RFC 6749, section
  // 4.1.2.
  await revokeTokenOfCode(services, row.code_hash)
  throw createInvalidGrant()
}

const findCode = ({ db }: Store, hash: string) =>
  db.selectFrom('codes').selectAll().where('code_hash', '=', hash).executeTakeFirst()

/**
 * Exchanges a code for a token. @returns null if it was already used. Of two concurrent requests, the second waits
 * for the row of the first.
 */
function redeemCode(store: Store, row: Selectable<CodeTable>) {
  return store.db.transaction().execute(async (db) => {
    const taken = await db
      .updateTable('codes')
      .set({ used_at: new Date(store.clock()) })
      .where('code_hash', '=', row.code_hash)
      .where('used_at', 'is', null)
      .returning('code_hash')
      .executeTakeFirst()
    if (taken === undefined) return null
    const issued = await issueToken(store, db, {
      accountId: row.account_id,
      appId: row.app_id,
      scopes: row.scopes,
    })
    await db
      .updateTable('codes')
      .set({ token_id: issued.id })
      .where('code_hash', '=', row.code_hash)
      .execute()
    return issued
  })
}

/** Revokes the token that a code was exchanged for and closes its sockets. */
async function revokeTokenOfCode(
  { store, hub }: Pick<Services, 'store' | 'hub'>,
  codeHash: string,
): Promise<void> {
  const tokenId = (await findCode(store, codeHash))?.token_id ?? null
  if (tokenId === null) return
  await revokeToken(store, store.db, tokenId)
  hub.dropToken(tokenId)
}

function isVerifierValid(challenge: string | null, verifier: string | null): boolean {
  if (challenge === null) return true
  return verifier !== null && isSameSecret(computeCodeChallenge(verifier), challenge)
}

const createInvalidGrant = () =>
  new ApiFailure(
    400,
    'invalid_grant',
    'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.',
  )
