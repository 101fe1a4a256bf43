import { columnTimeline, type Column } from '@colonnade/domain/columns'
import type { TimelineKey } from '@colonnade/domain/timeline'

/** The name of the notifications among the lists that are kept. */
export const NOTIFICATIONS_LIST = 'notifications'

/** The name of a list: of what it shows, not of a column. */
export type ListName = TimelineKey | typeof NOTIFICATIONS_LIST

/**
 * The list that a column shows, by kind and parameters: columns of the same list share it, and a deck that nobody
 * has changed has other uuids at each start. null for what is not kept: searches, people, threads.
 */
export const listOfColumn = (column: Column): ListName | null =>
  column.id === 'NOTIFICATIONS' ? NOTIFICATIONS_LIST : columnTimeline(column)
