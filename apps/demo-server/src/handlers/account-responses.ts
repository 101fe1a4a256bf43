import { createJsonResponse, notFound } from '../http/response.ts'
import { serializeAccounts } from '../serialize/account.ts'
import { readRelationships } from '../serialize/relationship.ts'
import type { LinkedAccount } from '../store/account-pages.ts'
import { type AccountRow, findAccount } from '../store/find-rows.ts'
import type { Page } from '../store/page.ts'
import type { Id } from '../store/tables.ts'
import { type Call, createSerializeContext } from './handler.ts'
import { respondWithPage } from './paging.ts'

/** Responds with the current relationship to an account. */
export async function respondWithRelationship(
  call: Call,
  me: string,
  id: string,
): Promise<Response> {
  const [relationship] = await readRelationships(call.services.store.db, me, [id])
  return createJsonResponse(relationship)
}

/** @throws {ApiFailure} 404 for an unknown id */
export async function requireExistingAccount(call: Call, id: string): Promise<AccountRow> {
  const row = await findAccount(call.services.store.db, id)
  if (row === undefined) throw notFound()
  return row
}

/** Responds with accounts that are paged by another id than their own. */
export async function respondWithAccounts(
  call: Call,
  page: Page<LinkedAccount>,
): Promise<Response> {
  const accounts = await serializeAccounts(createSerializeContext(call), page.rows)
  return respondWithPage(call, page, accounts, ({ link_id }) => link_id)
}

/** Responds with muted accounts and the end of each mute. */
export async function respondWithMutedAccounts(
  call: Call,
  me: Id,
  page: Page<LinkedAccount>,
): Promise<Response> {
  const accounts = await serializeAccounts(createSerializeContext(call), page.rows)
  const relationships = await readRelationships(
    call.services.store.db,
    me,
    page.rows.map(({ id }) => id),
  )
  const ends = new Map(relationships.map((one) => [one.id, one.muting_expires_at]))
  const muted = accounts.map((person) => ({
    ...person,
    mute_expires_at: ends.get(person.id) ?? null,
  }))
  return respondWithPage(call, page, muted, ({ link_id }) => link_id)
}
