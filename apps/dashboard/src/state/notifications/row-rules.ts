import { atom, type Getter } from 'jotai/vanilla'
import type { NotificationRecord } from '@colonnade/domain/entities'
import type { NotificationMarks } from '@colonnade/domain/notifications'
import type { NotificationsName } from '../live-lists/list-name.ts'
import { perSession } from '../session.ts'
import type { NotificationRows } from './group-notifications.ts'

/** What decides which notifications columns show. It is loaded when a column needs it. @see BY-46 */
export interface NotificationRules {
  /** Whether the account of a notification belongs to the people of a list. */
  readonly isShown: (get: Getter, name: NotificationsName, record: NotificationRecord) => boolean
  /** Returns the rows of a column where they are not those of its list, because of the user's marks; else null. */
  readonly arrange: (get: Getter, uuid: string, name: NotificationsName) => NotificationRows | null
}

/** null until the rules have loaded. Written only by `notification-rules`. */
export const rowRulesAtom = perSession(() => atom<NotificationRules | null>(null))

/** What the user marked; null until the rules have loaded. Written only by `notification-rules`. */
export const marksAtom = perSession(() => atom<NotificationMarks | null>(null))
