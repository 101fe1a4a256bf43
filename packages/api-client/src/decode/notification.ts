import {
  notificationId,
  type NotificationEntity,
  type StatusEntity,
} from '@colonnade/domain/entities'
import { isReaction } from '@colonnade/domain/notifications'
import { decodeAccount } from './account.ts'
import { DecodeError } from './decode-error.ts'
import { fieldsOf, idText, text, time } from './fields.ts'
import { readReaction } from './reaction.ts'
import { decodeStatus } from './status.ts'

/**
 * Types that the client does not know are kept: they become plain rows.
 *
 * @throws DecodeError without an id, a type or a readable account
 */
export function decodeNotification(raw: unknown): NotificationEntity {
  const fields = fieldsOf<NotificationEntity>(raw)
  const id = idText(fields?.id)
  const type = text(fields?.type)
  if (fields === null || id === '') throw new DecodeError('notification', 'no id')
  if (type === '') throw new DecodeError('notification', 'no type')
  const reaction = isReaction(type) ? readReaction(raw) : null
  return {
    id: notificationId(id),
    type,
    created_at: time(fields.created_at),
    account: decodeAccount(fields.account),
    status: readStatus(fields.status),
    ...(reaction !== null && { reaction }),
  }
}

/** A status inside of something that is worth telling even when the status cannot be read. */
export function readStatus(raw: unknown): StatusEntity | null {
  if (fieldsOf(raw) === null) return null
  try {
    return decodeStatus(raw)
  } catch {
    return null
  }
}
