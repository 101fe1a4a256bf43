import type {
  AccountCounters,
  AccountId,
  AccountRecord,
  NotificationRecord,
  StatusRecord,
} from '../entities/index.ts'
import { isJsonObject, ownValue } from '../json/json-object.ts'

/** Raised with every change of what a record holds: what an earlier release kept is not read. */
export const SEEN_VERSION = 1

/** The rows of a list as somebody saw them last, with all that draws them. */
export interface SeenList<Id extends string = string> {
  /** Newest first; null is a gap. */
  readonly items: readonly (Id | null)[]
  /** The listed ones, and those that they boost, quote or tell of. */
  readonly statuses: readonly StatusRecord[]
  /** Their authors, and those who did what is told. */
  readonly accounts: readonly AccountRecord[]
  readonly counters: readonly (readonly [AccountId, AccountCounters])[]
  /** Empty but for the notifications. */
  readonly notifications: readonly NotificationRecord[]
}

/**
 * When each list was seen last, by its name, out of whatever a browser holds. Never throws; nothing of another
 * version counts.
 *
 * @param raw any JSON value
 * @returns milliseconds since 1970
 */
export function readSeenTimes(raw: unknown): ReadonlyMap<string, number> {
  const times = ownValue(raw, 'version') === SEEN_VERSION ? ownValue(raw, 'times') : null
  if (!isJsonObject(times)) return new Map()
  return new Map(
    Object.entries(times).flatMap(([name, at]) => (typeof at === 'number' ? [[name, at]] : [])),
  )
}
