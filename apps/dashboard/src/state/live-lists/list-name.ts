import { getColumnTimeline, type Column } from '@colonnade/domain/columns'
import type { TimelineKey } from '@colonnade/domain/timeline'

/** The name of the notifications list, beside the keys of timelines. */
export const NOTIFICATIONS_LIST = 'notifications'

/** The name of a list. It identifies the content and not the column. */
export type ListName = TimelineKey | typeof NOTIFICATIONS_LIST

/**
 * Returns the list that a column shows, by kind and parameters. Columns with the same list share it, and an
 * unmodified default deck gets new UUIDs at each start. null for content that is not cached: searches, accounts,
 * threads.
 */
export const getListName = (column: Column): ListName | null =>
  column.id === 'NOTIFICATIONS' ? NOTIFICATIONS_LIST : getColumnTimeline(column)
