import { getColumnTimeline, type Column } from '@colonnade/domain/columns'
import {
  getShownKinds,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@colonnade/domain/notifications'
import type { TimelineKey } from '@colonnade/domain/timeline'

/** The name of the list of all notifications, beside the keys of timelines. */
export const NOTIFICATIONS_LIST = 'notifications'

const KINDS_PREFIX = `${NOTIFICATIONS_LIST}:` as const

/** The name of a list of notifications: of all, as the account's settings say, or of some kinds. */
export type NotificationsName = typeof NOTIFICATIONS_LIST | `${typeof KINDS_PREFIX}${string}`

/** The name of a list. It identifies the content and not the column. */
export type ListName = TimelineKey | NotificationsName

export const isNotificationsList = (name: ListName): name is NotificationsName =>
  name === NOTIFICATIONS_LIST || name.startsWith(KINDS_PREFIX)

/** Returns the list of notifications that a column with these params shows. */
export function getNotificationsName(params: unknown): NotificationsName {
  const kinds = getShownKinds(params)
  return kinds === null ? NOTIFICATIONS_LIST : `${KINDS_PREFIX}${kinds.join(',')}`
}

/** Returns the kinds of a list of notifications; null for those of the account's settings. */
export function getKindsOfList(name: NotificationsName): readonly NotificationKind[] | null {
  if (name === NOTIFICATIONS_LIST) return null
  const kinds = name.slice(KINDS_PREFIX.length).split(',')
  return NOTIFICATION_KINDS.filter((kind) => kinds.includes(kind))
}

/**
 * Returns the list that a column shows, by kind and parameters. Columns with the same list share it, and an
 * unmodified default deck gets new UUIDs at each start. null for content that is not cached: searches, accounts,
 * threads.
 */
export const getListName = (column: Column): ListName | null =>
  column.id === 'NOTIFICATIONS' ? getNotificationsName(column.params) : getColumnTimeline(column)
