import type { AccountId, StatusRecord } from '@colonnade/domain/entities'

/**
 * Whether a status may be boosted: never a direct one, a followers-only one only by its author,
 * to the same audience.
 *
 * @see ST-04
 */
export function canBoost(
  status: Pick<StatusRecord, 'visibility' | 'account'>,
  me: AccountId,
): boolean {
  if (status.visibility === 'direct') return false
  return status.visibility !== 'private' || status.account === me
}
