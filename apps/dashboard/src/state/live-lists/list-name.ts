import { getColumnTimeline, type Column } from '@colonnade/domain/columns'
import {
  getShownKinds,
  isOnlyUnanswered,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationPeople,
  readColumnPeople,
} from '@colonnade/domain/notifications'
import type { TimelineKey } from '@colonnade/domain/timeline'

/** The name of the list of all notifications, beside the keys of timelines. */
export const NOTIFICATIONS_LIST = 'notifications'

const KINDS_PREFIX = `${NOTIFICATIONS_LIST}:` as const

/** Before the kinds, in the name of a list of notifications that need an answer. */
const UNANSWERED_MARK = '!'

/** Between the kinds and the people in the name of a list. */
const PEOPLE_MARK = '@'

/**
 * The name of a list of notifications: of all, as the account's settings say, or of some kinds and people:
 * `notifications:mention,poll@follows,list:5`. One of those that need an answer starts with `notifications:!`.
 */
export type NotificationsName = typeof NOTIFICATIONS_LIST | `${typeof KINDS_PREFIX}${string}`

/** The name of a list. It identifies the content and not the column. */
export type ListName = TimelineKey | NotificationsName

export const isNotificationsList = (name: ListName): name is NotificationsName =>
  name === NOTIFICATIONS_LIST || name.startsWith(KINDS_PREFIX)

const MERGED_PREFIX = 'merged:'

/**
 * Returns the name of the rows of a column with several sources. It has the form of a timeline's key, because the
 * column shows posts, but is requested by no one: each source has its own timeline.
 */
export const getMergedName = (uuid: string): TimelineKey => `${MERGED_PREFIX}${uuid}` as TimelineKey

export const isMergedList = (name: ListName): boolean => name.startsWith(MERGED_PREFIX)

/** Returns the list of notifications that a column with these params shows. */
export function getNotificationsName(params: unknown): NotificationsName {
  const kinds = getShownKinds(params)
  const people = readColumnPeople(params).map(encodeURIComponent)
  const prefix = isOnlyUnanswered(params) ? UNANSWERED_MARK : ''
  if (kinds === null && people.length === 0 && prefix === '') return NOTIFICATIONS_LIST
  const suffix = people.length === 0 ? '' : PEOPLE_MARK + people.join(',')
  return `${KINDS_PREFIX}${prefix}${kinds?.join(',') ?? ''}${suffix}`
}

/** Whether a list shows only notifications that need an answer. */
export const isUnansweredList = (name: NotificationsName): boolean =>
  name.startsWith(KINDS_PREFIX + UNANSWERED_MARK)

/** Returns the kinds of a list of notifications; null for those of the account's settings. */
export function getKindsOfList(name: NotificationsName): readonly NotificationKind[] | null {
  const [list = ''] = name
    .slice(KINDS_PREFIX.length + (isUnansweredList(name) ? 1 : 0))
    .split(PEOPLE_MARK)
  if (list === '') return null
  const kinds = list.split(',')
  return NOTIFICATION_KINDS.filter((kind) => kinds.includes(kind))
}

/** Returns the people of a list of notifications; empty for everyone. */
export function getPeopleOfList(name: NotificationsName): readonly NotificationPeople[] {
  const at = name.indexOf(PEOPLE_MARK)
  const people =
    at < 0
      ? []
      : name
          .slice(at + 1)
          .split(',')
          .map(decodeURIComponent)
  return readColumnPeople({ people })
}

/**
 * Returns the list that a column shows, by kind and parameters. Columns with the same list share it, and an
 * unmodified default deck gets new UUIDs at each start. null for content that is not cached: searches, accounts,
 * threads.
 */
export const getListName = (column: Column): ListName | null =>
  column.id === 'NOTIFICATIONS' ? getNotificationsName(column.params) : getColumnTimeline(column)
