import type { Getter } from 'jotai/vanilla'
import type { AccountId, NotificationId, StatusId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'

/** What somebody still needs. */
export interface HeldRecords {
  readonly statuses?: Iterable<StatusId | null>
  readonly accounts?: Iterable<AccountId>
  readonly notifications?: Iterable<NotificationId | null>
}

/** Whoever lists, shows or waits for records. */
export interface RecordHolder {
  readonly held: (get: Getter, session: Session) => HeldRecords
  /** A status was let go: what was noted of it may go too. */
  readonly release?: (session: Session, id: StatusId) => void
}

/** Everyone who keeps records from the sweep. Written by `holdRecords` alone, when a module is loaded. */
export const recordHolders: RecordHolder[] = []

/** Keeps records from the sweep: called once by each module that keeps ids of its own. */
export function holdRecords(held: RecordHolder['held'], release?: RecordHolder['release']): void {
  recordHolders.push({ held, ...(release && { release }) })
}
