import { NOTIFICATION_TYPES } from '../entities/notification.ts'

/** What newer servers tell of besides. A Mastodon passes over a word that is new to it. */
const NEWER_TYPES = [
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
 * The kinds that the server is asked to leave out: with a quick filter every kind but the chosen one,
 * else those that the settings switch off.
 *
 * @param shows the server setting `notifications.shows`; what it does not name is shown
 * @param quickFilter `all`, or one kind
 * @param knowsNewer whether the server may be told newer kinds than those four: some fail at a word that is new to them
 * @see NTF-04
 */
export function excludeTypes(
  shows: Readonly<Record<string, boolean>>,
  quickFilter: string,
  knowsNewer = false,
): readonly string[] {
  if (quickFilter === 'all') return NOTIFICATION_TYPES.filter((type) => shows[type] === false)
  const types = knowsNewer ? [...NOTIFICATION_TYPES, ...NEWER_TYPES] : NOTIFICATION_TYPES
  return types.filter((type) => type !== quickFilter)
}

/**
 * Whether a notification is listed, whatever the server was asked to leave out: with a quick filter those of that kind
 * alone, also where the others are of kinds that nobody knows yet.
 *
 * @param shows as for `excludeTypes`
 * @see NTF-04
 */
export function isShownType(
  shows: Readonly<Record<string, boolean>>,
  quickFilter: string,
  type: string,
): boolean {
  if (quickFilter !== 'all') return type === quickFilter
  return !excludeTypes(shows, quickFilter).includes(type)
}
