import { sql } from 'kysely'
import { accountId, type RelationshipEntity } from '@colonnade/domain/entities'
import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'

interface Row {
  readonly id: Id
  readonly reblogs: boolean | null
  readonly notify: boolean | null
  readonly requested: boolean
  readonly requested_by: boolean
  readonly followed_by: boolean
  readonly blocking: boolean
  readonly blocked_by: boolean
  readonly muting: boolean
  readonly muting_notifications: boolean | null
  readonly muting_expires_at: Date | null
  readonly domain_blocking: boolean
  readonly endorsed: boolean
  readonly note: string | null
}

/** Skips unknown ids. */
export async function readRelationships(
  db: Db,
  me: Id,
  ids: readonly Id[],
): Promise<RelationshipEntity[]> {
  const { rows } = await sql<Row>`
    select a.id, mine.reblogs, mine.notify, theirs.id is not null as followed_by,
      exists (select from follow_requests r where r.account_id = ${me} and r.target_id = a.id) as requested,
      exists (select from follow_requests r where r.account_id = a.id and r.target_id = ${me}) as requested_by,
      exists (select from blocks b where b.account_id = ${me} and b.target_id = a.id) as blocking,
      exists (select from blocks b where b.account_id = a.id and b.target_id = ${me}) as blocked_by,
      mute.id is not null as muting, mute.notifications as muting_notifications,
      mute.expires_at as muting_expires_at,
      exists (select from domain_blocks d where d.account_id = ${me} and d.domain = a.domain) as domain_blocking,
      exists (select from endorsements e where e.account_id = ${me} and e.target_id = a.id) as endorsed,
      n.comment as note
    from accounts a
    left join follows mine on mine.account_id = ${me} and mine.target_id = a.id
    left join follows theirs on theirs.account_id = a.id and theirs.target_id = ${me}
    left join mutes mute on mute.account_id = ${me} and mute.target_id = a.id
    left join account_notes n on n.account_id = ${me} and n.target_id = a.id
    where a.id = any(${ids}::bigint[])
    order by array_position(${ids}::bigint[], a.id)`.execute(db)
  return rows.map(serializeRelationship)
}

const serializeRelationship = ({ id, reblogs, notify, note, ...row }: Row): RelationshipEntity => ({
  ...row,
  id: accountId(id),
  following: reblogs !== null,
  showing_reblogs: reblogs === true,
  notifying: notify === true,
  muting_notifications: row.muting_notifications === true,
  muting_expires_at: row.muting_expires_at?.toISOString() ?? null,
  note: note ?? '',
})
