import type {
  AccountCounters,
  AccountId,
  AccountRecord,
  NotificationRecord,
  StatusRecord,
} from '../entities/index.ts'

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
