import type { Getter } from 'jotai/vanilla'
import type { AccountId, NotificationId, StatusId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'

/** Records that a module still needs. */
export interface RetainedRecords {
  readonly statuses?: Iterable<StatusId | null>
  readonly accounts?: Iterable<AccountId>
  readonly notifications?: Iterable<NotificationId | null>
}

/** A module that lists, shows or waits for records. */
export interface RecordHolder {
  readonly getRetained: (get: Getter, session: Session) => RetainedRecords
  /** Called when a status was garbage collected, to drop what the module stores about it. */
  readonly release?: (session: Session, id: StatusId) => void
}

/** All modules that retain records. Written only by `retainRecords`, when a module is loaded. */
export const recordHolders: RecordHolder[] = []

/** Retains records from garbage collection. Called once by each module that stores IDs. */
export function retainRecords(
  getRetained: RecordHolder['getRetained'],
  release?: RecordHolder['release'],
): void {
  recordHolders.push({ getRetained, ...(release && { release }) })
}
