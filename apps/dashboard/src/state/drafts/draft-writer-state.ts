import type { DraftRecord } from '@colonnade/domain/drafts'
import type { DraftStore } from '../../lib/drafts/draft-store.ts'
import { perSession, type Session } from '../session.ts'
import type { ComposerSnapshot } from './composer-snapshot.ts'

/** A draft of a composer that is to be written. */
export interface PendingDraft {
  readonly snapshot: ComposerSnapshot
  /** Whether it is still in a composer. */
  readonly isOpen: boolean
}

/** The state with which this page writes its drafts. */
interface DraftWriterState {
  /** ID of this page among all writers. */
  readonly id: string
  /** Records by draft ID. Changed by `applyDraftEvent` only. */
  readonly records: Map<string, DraftRecord<PendingDraft>>
  store: Promise<DraftStore> | null
  /** Resolves when all queued writes and removals are done. */
  queue: Promise<unknown>
  /** The same for files, which are written after the text. */
  fileQueue: Promise<void>
  cancel: (() => void) | null
  /** Total delay of the next write, in milliseconds. */
  waitMs: number
  /** Cancels the next attempt to read the store. */
  cancelReading: (() => void) | null
  /** Lock of the draft that is open here. */
  lock: { readonly id: string; readonly release: () => void } | null
  isStopped: boolean
}

export const getWriterState = perSession(({ platform }): DraftWriterState => ({
  id: platform.uuid(),
  records: new Map(),
  store: null,
  queue: Promise.resolve(),
  fileQueue: Promise.resolve(),
  cancel: null,
  waitMs: 0,
  cancelReading: null,
  lock: null,
  isStopped: false,
}))

/** Returns the write status of a draft; undefined for a draft that this page has not written. */
export function getDraftStatus(
  session: Session,
  id: string,
): DraftRecord<PendingDraft>['status'] | undefined {
  return getWriterState(session).records.get(id)?.status
}

/** Returns the draft store and opens it on the first call. After a failure the next call opens it again. */
export function getDraftStore(session: Session): Promise<DraftStore> {
  const writer = getWriterState(session)
  writer.store ??= session.platform.openDrafts().catch((error: unknown) => {
    writer.store = null
    throw error
  })
  return writer.store
}

/**
 * Runs a task after all pending writes and removals. Otherwise a pending write could restore a draft that this task
 * removes.
 */
export function enqueueWrite<Result>(
  session: Session,
  task: () => Promise<Result>,
): Promise<Result> {
  const writer = getWriterState(session)
  const running = writer.queue.then(task)
  writer.queue = running.catch(() => undefined)
  return running
}
