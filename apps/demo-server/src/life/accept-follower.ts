import { sql } from 'kysely'
import { authorizeFollow } from '../posting/answer-follow-request.ts'
import type { Id } from '../store/tables.ts'
import type { Services } from '../streaming/announce.ts'

/** Nobody lets somebody in the moment they ask. */
const LEAST_WAIT_MS = 10_000

/**
 * Lets in who has asked longest to follow somebody of the world. Who is signed in decides by themselves, and of those
 * who ask only they are let in: what the world's own people ask of one another stays.
 */
export async function acceptFollower(services: Services): Promise<void> {
  const { db, clock } = services.store
  const { rows } = await sql<{ asker: Id; asked: Id }>`
    select r.account_id as asker, r.target_id as asked from follow_requests r
    where r.created_at <= ${new Date(clock() - LEAST_WAIT_MS)}
      and exists (select from tokens t where t.account_id = r.account_id)
      and not exists (select from tokens t where t.account_id = r.target_id)
    order by r.id limit 1`.execute(db)
  for (const { asker, asked } of rows) await authorizeFollow(services, asked, asker)
}
