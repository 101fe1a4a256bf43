import { accountId, type RelationshipEntity } from '@colonnade/domain/entities'
import { DecodeError, fieldsOf, flag, idText, text, timeOrNull } from './fields.ts'

/** Flags that a server does not know are off. @throws DecodeError without an id */
export function decodeRelationship(raw: unknown): RelationshipEntity {
  const fields = fieldsOf<RelationshipEntity>(raw)
  const id = idText(fields?.id)
  if (fields === null || id === '') throw new DecodeError('relationship', 'no id')
  return {
    id: accountId(id),
    following: flag(fields.following),
    showing_reblogs: flag(fields.showing_reblogs),
    followed_by: flag(fields.followed_by),
    requested: flag(fields.requested),
    blocking: flag(fields.blocking),
    blocked_by: flag(fields.blocked_by),
    muting: flag(fields.muting),
    muting_notifications: flag(fields.muting_notifications),
    domain_blocking: flag(fields.domain_blocking),
    endorsed: flag(fields.endorsed),
    requested_by: flag(fields.requested_by),
    notifying: flag(fields.notifying),
    note: text(fields.note),
    muting_expires_at: timeOrNull(fields.muting_expires_at),
  }
}

/** For answers that were empty in 2019 and tell the new relationship since. Null for the empty ones. Never throws. */
export function decodeRelationshipOrNull(raw: unknown): RelationshipEntity | null {
  const isTold = idText(fieldsOf<RelationshipEntity>(raw)?.id) !== ''
  return isTold ? decodeRelationship(raw) : null
}
