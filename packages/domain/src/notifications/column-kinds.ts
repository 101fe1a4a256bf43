import { getOwnValue, isJsonObject } from '../json/json-object.ts'

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

/** Whether a column shows only notifications that need an answer. Saved in its params. */
export const isOnlyUnanswered = (params: unknown): boolean =>
  getOwnValue(params, 'unanswered') === true
