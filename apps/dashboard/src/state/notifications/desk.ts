import { atom, type Getter } from 'jotai/vanilla'
import type { NotificationRecord } from '@colonnade/domain/entities'
import type { NotificationsName } from '../live-lists/list-name.ts'
import { perSession } from '../session.ts'

/** What decides which notifications columns show. It is loaded when a column needs it. @see BY-46 */
export interface NotificationDesk {
  /** Whether the account of a notification belongs to the people of a list. */
  readonly isShown: (get: Getter, name: NotificationsName, record: NotificationRecord) => boolean
}

/** null until the desk has loaded. Written only by `notification-desk`. */
export const deskAtom = perSession(() => atom<NotificationDesk | null>(null))
