import { NOTIFICATION_TYPES } from '../entities/notification.ts'

/**
 * The kinds that the server is asked to leave out: with a quick filter every kind but the chosen one,
 * else those that the settings switch off.
 *
 * @param shows the server setting `notifications.shows`; what it does not name is shown
 * @param quickFilter `all`, or one kind
 * @see NTF-04
 */
export function excludeTypes(
  shows: Readonly<Record<string, boolean>>,
  quickFilter: string,
): readonly string[] {
  return NOTIFICATION_TYPES.filter((type) =>
    quickFilter === 'all' ? shows[type] === false : type !== quickFilter,
  )
}
