import { accountId, type RelationshipEntity } from '@colonnade/domain/entities'
import { DecodeError, toFields, toFlag, toIdText, toText, toTimeOrNull } from './fields.ts'

/** Flags that a server does not send are false. @throws DecodeError without an id */
export function decodeRelationship(raw: unknown): RelationshipEntity {
  const fields = toFields<RelationshipEntity>(raw)
  const id = toIdText(fields?.id)
  if (fields === null || id === '') throw new DecodeError('relationship', 'no id')
  return {
    id: accountId(id),
    following: toFlag(fields.following),
    showing_reblogs: toFlag(fields.showing_reblogs),
    followed_by: toFlag(fields.followed_by),
    requested: toFlag(fields.requested),
    blocking: toFlag(fields.blocking),
    blocked_by: toFlag(fields.blocked_by),
    muting: toFlag(fields.muting),
    muting_notifications: toFlag(fields.muting_notifications),
    domain_blocking: toFlag(fields.domain_blocking),
    endorsed: toFlag(fields.endorsed),
    requested_by: toFlag(fields.requested_by),
    notifying: toFlag(fields.notifying),
    note: toText(fields.note),
    muting_expires_at: toTimeOrNull(fields.muting_expires_at),
  }
}

/**
 * For responses that were empty in 2019 and have contained the new relationship since. Null for an empty one. Never
 * throws.
 */
export function decodeRelationshipOrNull(raw: unknown): RelationshipEntity | null {
  const hasId = toIdText(toFields<RelationshipEntity>(raw)?.id) !== ''
  return hasId ? decodeRelationship(raw) : null
}
