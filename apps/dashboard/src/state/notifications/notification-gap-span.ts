import { atom, type Getter } from 'jotai/vanilla'
import type { NotificationId } from '@colonnade/domain/entities'
import { parseKnownDate } from '@colonnade/domain/time'
import { notificationAtoms } from '../entities/notifications.ts'
import { perSession, type Session } from '../session.ts'
import { spanBetween } from '../timelines/gap-span.ts'

/** How far the neighbours of a gap are apart; to be kept by who asks, as long as they stay the same. @see BY-38 */
export const notificationGapSpan = (above: NotificationId | null, below: NotificationId | null) =>
  perSession((session) =>
    atom((get) => spanBetween(happenedAt(get, session, below), happenedAt(get, session, above))),
  )

/** When a known notification came about, in milliseconds since 1970; null where nobody knows. */
export function happenedAt(
  get: Getter,
  session: Session,
  id: NotificationId | null,
): number | null {
  const record = id === null ? undefined : get(notificationAtoms(session)(id))
  return parseKnownDate(record?.created_at)
}
