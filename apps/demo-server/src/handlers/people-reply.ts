import { json, notFound } from '../http/reply.ts'
import { serializeAccounts } from '../serialize/account.ts'
import { readRelationships } from '../serialize/relationship.ts'
import type { LinkedAccount } from '../store/account-pages.ts'
import type { Page } from '../store/page.ts'
import { type AccountRow, findAccount } from '../store/reads.ts'
import type { Id } from '../store/tables.ts'
import { type Call, contextOf } from './call.ts'
import { pageReply } from './paging.ts'

/** How two people stand to each other now. */
export async function relationshipReply(call: Call, me: string, id: string): Promise<Response> {
  const [relationship] = await readRelationships(call.services.store.db, me, [id])
  return json(relationship)
}

/** @throws {ApiFailure} 404 for an id that names nobody */
export async function accountOr404(call: Call, id: string): Promise<AccountRow> {
  const row = await findAccount(call.services.store.db, id)
  if (row === undefined) throw notFound()
  return row
}

/** People whose page is cut by something else than their own ids. */
export async function peopleReply(call: Call, page: Page<LinkedAccount>): Promise<Response> {
  const people = await serializeAccounts(contextOf(call), page.rows)
  return pageReply(call, page, people, ({ link_id }) => link_id)
}

/** The same for muted ones, with the time at which each mute ends. */
export async function mutedPeopleReply(
  call: Call,
  me: Id,
  page: Page<LinkedAccount>,
): Promise<Response> {
  const people = await serializeAccounts(contextOf(call), page.rows)
  const relationships = await readRelationships(
    call.services.store.db,
    me,
    page.rows.map(({ id }) => id),
  )
  const ends = new Map(relationships.map((one) => [one.id, one.muting_expires_at]))
  const muted = people.map((person) => ({
    ...person,
    mute_expires_at: ends.get(person.id) ?? null,
  }))
  return pageReply(call, page, muted, ({ link_id }) => link_id)
}
