import type { NotificationEntity } from '../entities/notification.ts'

/**
 * Where a press on the notice of a notification leads: to the post that it is about, else to who
 * did it. Never throws.
 *
 * @see PSH-14
 */
export function noticePath({
  account,
  status,
}: Pick<NotificationEntity, 'account' | 'status'>): string {
  return status === null
    ? `/accounts/${encodeURIComponent(account.id)}`
    : `/statuses/${encodeURIComponent(status.id)}`
}
