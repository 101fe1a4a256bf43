import { NOTIFICATION_TYPES } from '../entities/notification.ts'
import { isJsonObject } from '../json/json-object.ts'
import { NEWER_TYPES } from './exclude-types.ts'
import { isReaction } from './reaction.ts'

/** The kinds of notifications that a column can be limited to, in the order of its settings. `other`: all others. */
export const NOTIFICATION_KINDS = [
  'mention',
  'quote',
  'favourite',
  'reaction',
  'reblog',
  'follow',
  'follow_request',
  'status',
  'update',
  'poll',
  'other',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** The kind of a notification's type, which may be unknown. */
export function getNotificationKind(type: string): NotificationKind {
  if (isReaction(type)) return 'reaction'
  if (type === 'quoted_update') return 'update'
  return NOTIFICATION_KINDS.find((kind) => kind === type) ?? 'other'
}

/** The kinds that a notification column has of its own. They are saved in its params. @see BY-46 */
export interface ColumnKinds {
  /** In the order of `NOTIFICATION_KINDS`; null to follow the account's settings. */
  readonly chosen: readonly NotificationKind[] | null
  /** Whether only mentions are shown for now, without changing the chosen kinds. */
  readonly isOnlyMentions: boolean
}

/** Reads the kinds of a notification column. Unknown kinds are skipped; without any known one none are chosen. */
export function readColumnKinds(params: unknown): ColumnKinds {
  const { kinds, only } = isJsonObject(params) ? params : {}
  const chosen = Array.isArray(kinds)
    ? NOTIFICATION_KINDS.filter((kind) => kinds.includes(kind))
    : []
  return {
    chosen: chosen.length === 0 ? null : chosen,
    isOnlyMentions: only === 'mention' && chosen.includes('mention'),
  }
}

/** The kinds that a notification column shows now; null to follow the account's settings. Never throws. */
export function getShownKinds(params: unknown): readonly NotificationKind[] | null {
  const { chosen, isOnlyMentions } = readColumnKinds(params)
  return isOnlyMentions ? ['mention'] : chosen
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
