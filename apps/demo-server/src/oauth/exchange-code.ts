import type { Selectable } from 'kysely'
import {
  codeChallengeOf,
  hashSecret,
  isSame,
  issueToken,
  newSecret,
  revokeToken,
} from '../access/tokens.ts'
import { ApiFailure } from '../http/reply.ts'
import type { Store } from '../store/store.ts'
import type { CodeTable, Id } from '../store/tables.ts'
import type { Services } from '../streaming/announce.ts'
import type { AppRow } from './authorization-request.ts'

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
  services: Pick<Services, 'store' | 'hub'>,
  app: AppRow,
  { code, redirectUri, verifier }: Exchange,
) {
  const { store } = services
  const row = await findCode(store, hashSecret(code))
  if (row === undefined || row.app_id !== app.id) throw invalidGrant()
  const isFresh = store.clock() - row.created_at.getTime() <= LIFETIME_MS
  const isFit = isFresh && row.redirect_uri === redirectUri && isProven(row.challenge, verifier)
  if (row.used_at === null && !isFit) throw invalidGrant()
  const issued = row.used_at === null ? await redeem(store, row) : null
  if (issued !== null) return { ...issued, scopes: row.scopes }
  // A code used twice was stolen by one of the two: neither keeps the token. RFC 6749, section 4.1.2.
  await endTokenOf(services, row.code_hash)
  throw invalidGrant()
}

const findCode = ({ db }: Store, hash: string) =>
  db.selectFrom('codes').selectAll().where('code_hash', '=', hash).executeTakeFirst()

/** @returns null where somebody else was first, be it at the same moment: the second waits for the first's row */
function redeem(store: Store, row: Selectable<CodeTable>) {
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

/** Whoever listens by it hears no more either. */
async function endTokenOf(
  { store, hub }: Pick<Services, 'store' | 'hub'>,
  codeHash: string,
): Promise<void> {
  const tokenId = (await findCode(store, codeHash))?.token_id ?? null
  if (tokenId === null) return
  await revokeToken(store, store.db, tokenId)
  hub.dropToken(tokenId)
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
