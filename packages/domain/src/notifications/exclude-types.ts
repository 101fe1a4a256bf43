import { NOTIFICATION_TYPES } from '../entities/notification.ts'

/** Further types of newer servers. Mastodon ignores unknown types. */
export const NEWER_TYPES = [
  'follow_request',
  'poll',
  'status',
  'update',
  'quote',
  'quoted_update',
  'admin.sign_up',
  'admin.report',
  'severed_relationships',
  'moderation_warning',
] as const

/**
 * Returns the types that the request excludes: with a quick filter every other type, otherwise the types that are off
 * in the settings.
 *
 * @param shows the server setting `notifications.shows`; absent types are shown
 * @param quickFilter `all`, or one type
 * @param knowsNewer whether the request may name types beyond the original four; some servers fail on unknown types
 * @see NTF-04
 */
export function getExcludedTypes(
  shows: Readonly<Record<string, boolean>>,
  quickFilter: string,
  knowsNewer = false,
): readonly string[] {
  if (quickFilter === 'all') return NOTIFICATION_TYPES.filter((type) => shows[type] === false)
  const types = knowsNewer ? [...NOTIFICATION_TYPES, ...NEWER_TYPES] : NOTIFICATION_TYPES
  return types.filter((type) => type !== quickFilter)
}

/**
 * Whether a notification is listed, whatever the request excluded. With a quick filter only that type is listed, even
 * if a server sends unknown types.
 *
 * @param shows as for `getExcludedTypes`
 * @see NTF-04
 */
export function isShownType(
  shows: Readonly<Record<string, boolean>>,
  quickFilter: string,
  type: string,
): boolean {
  if (quickFilter !== 'all') return type === quickFilter
  return !getExcludedTypes(shows, quickFilter).includes(type)
}
