import { NOTIFICATION_TYPES } from '../entities/notification.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from './column-kinds.ts'
import { NEWER_TYPES } from './exclude-types.ts'
import { isReaction } from './reaction.ts'

/** The kind of a notification's type, which may be unknown. */
export function getNotificationKind(type: string): NotificationKind {
  if (isReaction(type)) return 'reaction'
  if (type === 'quoted_update') return 'update'
  return NOTIFICATION_KINDS.find((kind) => kind === type) ?? 'other'
}

/** Adds or removes a kind. The last one cannot be removed. */
export function toggleKind(
  kinds: readonly NotificationKind[],
  kind: NotificationKind,
  isOn: boolean,
): readonly NotificationKind[] {
  const changed = NOTIFICATION_KINDS.filter((one) => (one === kind ? isOn : kinds.includes(one)))
  return changed.length === 0 ? kinds : changed
}

/**
 * Returns the types that a request for some kinds excludes.
 *
 * @param knowsNewer as for `getExcludedTypes`
 */
export function getTypesOutside(
  kinds: readonly NotificationKind[],
  knowsNewer: boolean,
): readonly string[] {
  const types = knowsNewer ? [...NOTIFICATION_TYPES, ...NEWER_TYPES] : NOTIFICATION_TYPES
  return types.filter((type) => !kinds.includes(getNotificationKind(type)))
}
