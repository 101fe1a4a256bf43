import type { DraftRecord } from '@colonnade/domain/drafts'
import type { DraftRoom } from '../../lib/drafts/draft-room.ts'
import { perSession, type Session } from '../session.ts'
import type { Snapshot } from './snapshot.ts'

/** What is to be written of a composer. */
export interface NotedDraft {
  readonly snapshot: Snapshot
  /** It is in a composer still. */
  readonly isOpen: boolean
}

/** What this page writes its drafts with. */
interface DraftWriter {
  /** This page, among all that write. */
  readonly id: string
  /** By the names of the drafts. Changed by `applyDraftEvent` only. */
  readonly records: Map<string, DraftRecord<NotedDraft>>
  room: Promise<DraftRoom> | null
  /** Ends once all is written and removed that was asked for. */
  queue: Promise<unknown>
  /** The same of files, which follow their words. */
  fileQueue: Promise<void>
  cancel: (() => void) | null
  /** How long the next writing waits in all. */
  waitMs: number
  /** Gives up what reads the room again. */
  cancelReading: (() => void) | null
  /** Of the draft that is open here. */
  claim: { readonly id: string; readonly release: () => void } | null
  isStopped: boolean
}

export const writerOf = perSession(({ platform }): DraftWriter => ({
  id: platform.uuid(),
  records: new Map(),
  room: null,
  queue: Promise.resolve(),
  fileQueue: Promise.resolve(),
  cancel: null,
  waitMs: 0,
  cancelReading: null,
  claim: null,
  isStopped: false,
}))

/** What this page does with a draft; undefined for one that it has not written. */
export function statusOf(
  session: Session,
  id: string,
): DraftRecord<NotedDraft>['status'] | undefined {
  return writerOf(session).records.get(id)?.status
}

/** Opens the room once; one that could not be opened is tried again by the next that needs it. */
export function roomOf(session: Session): Promise<DraftRoom> {
  const writer = writerOf(session)
  writer.room ??= session.platform.openDrafts().catch((error: unknown) => {
    writer.room = null
    throw error
  })
  return writer.room
}

/** Runs a task once all that was to be written or removed before is: else that would bring back what this takes away. */
export function enqueue<Result>(session: Session, task: () => Promise<Result>): Promise<Result> {
  const writer = writerOf(session)
  const running = writer.queue.then(task)
  writer.queue = running.catch(() => undefined)
  return running
}
