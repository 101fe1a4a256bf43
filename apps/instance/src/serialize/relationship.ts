import { sql } from 'kysely'
import { accountId, type RelationshipEntity } from '@colonnade/domain/entities'
import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'

/** Ids that name nobody are skipped. */
export async function readRelationships(
  db: Db,
  me: Id,
  ids: readonly Id[],
): Promise<RelationshipEntity[]> {
  const { rows } = await sql<{
    id: Id
    reblogs: boolean | null
    requested: boolean
    followed_by: boolean
  }>`
    select a.id, mine.reblogs, asked.id is not null as requested, theirs.id is not null as followed_by
    from accounts a
    left join follows mine on mine.account_id = ${me} and mine.target_id = a.id
    left join follow_requests asked on asked.account_id = ${me} and asked.target_id = a.id
    left join follows theirs on theirs.account_id = a.id and theirs.target_id = ${me}
    where a.id = any(${ids}::bigint[])
    order by array_position(${ids}::bigint[], a.id)`.execute(db)
  return rows.map(({ id, reblogs, requested, followed_by }) => ({
    id: accountId(id),
    following: reblogs !== null,
    showing_reblogs: reblogs === true,
    followed_by,
    requested,
    blocking: false,
    blocked_by: false,
    muting: false,
    muting_notifications: false,
    domain_blocking: false,
    endorsed: false,
    notifying: false,
    note: '',
  }))
}
