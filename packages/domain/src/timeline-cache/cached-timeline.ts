import type {
  AccountCounters,
  AccountId,
  AccountRecord,
  NotificationRecord,
  StatusRecord,
} from '../entities/index.ts'
import { isJsonObject, getOwnValue } from '../json/json-object.ts'

/** Increased with every change of the format. Entries of an earlier version are not read. */
export const TIMELINE_CACHE_VERSION = 1

/** The rows of a timeline as the user saw them last, with all records that are needed to render them. */
export interface CachedTimeline<Id extends string = string> {
  /** Newest first; null is a gap. */
  readonly items: readonly (Id | null)[]
  /** The listed statuses, and those that they boost or quote or that notifications refer to. */
  readonly statuses: readonly StatusRecord[]
  /** The authors of the statuses, and the accounts that caused the notifications. */
  readonly accounts: readonly AccountRecord[]
  readonly counters: readonly (readonly [AccountId, AccountCounters])[]
  /** Empty except for the notifications timeline. */
  readonly notifications: readonly NotificationRecord[]
}

/**
 * Reads when each list was cached, by its name. Entries of another version are ignored. Never throws.
 *
 * @param raw any JSON value
 * @returns milliseconds since 1970
 */
export function readCacheTimes(raw: unknown): ReadonlyMap<string, number> {
  const times =
    getOwnValue(raw, 'version') === TIMELINE_CACHE_VERSION ? getOwnValue(raw, 'times') : null
  if (!isJsonObject(times)) return new Map()
  return new Map(
    Object.entries(times).flatMap(([name, at]) => (typeof at === 'number' ? [[name, at]] : [])),
  )
}
