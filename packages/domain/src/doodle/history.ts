/** Delay between the last stroke and its snapshot. @see DOO-14 */
export const SNAPSHOT_DELAY_MS = 100
/** Maximum number of undo steps. A snapshot of the largest canvas takes about 2 MB. */
export const UNDO_LIMIT = 50

/** The snapshots of a drawing. Times are in ms of any one clock. */
export interface DoodleHistory<Snapshot> {
  /** Oldest first. The last is what the canvas shows, or what it showed before the strokes without a snapshot. */
  readonly snapshots: readonly Snapshot[]
  /** When the next snapshot is due; null if the canvas has no new strokes. */
  readonly snapshotAt: number | null
  /** Whether the blank canvas was dropped from the snapshots. */
  readonly isCut: boolean
}

/** Starts a history with a blank canvas: initially, after clearing, and after a change of size. */
export function startHistory<Snapshot>(blank: Snapshot): DoodleHistory<Snapshot> {
  return { snapshots: [blank], snapshotAt: null, isCut: false }
}

/** Schedules a snapshot 100 ms after the last stroke. @see DOO-14 */
export function endStroke<Snapshot>(
  history: DoodleHistory<Snapshot>,
  now: number,
): DoodleHistory<Snapshot> {
  return { ...history, snapshotAt: now + SNAPSHOT_DELAY_MS }
}

/** Whether the next snapshot is due. @see DOO-14 */
export function isSnapshotDue({ snapshotAt }: DoodleHistory<unknown>, now: number): boolean {
  return snapshotAt !== null && now >= snapshotAt
}

/** Adds a snapshot of the canvas. Drops the oldest above the limit. @see DOO-14 */
export function addSnapshot<Snapshot>(
  { snapshots, isCut }: DoodleHistory<Snapshot>,
  snapshot: Snapshot,
): DoodleHistory<Snapshot> {
  const all = [...snapshots, snapshot]
  const kept = all.slice(-(UNDO_LIMIT + 1))
  return { snapshots: kept, snapshotAt: null, isCut: isCut || kept.length < all.length }
}

/**
 * Undoes one step. Strokes without a snapshot count as one step.
 *
 * @returns a history whose current snapshot the canvas has to show
 * @see DOO-11
 */
export function undo<Snapshot>(history: DoodleHistory<Snapshot>): DoodleHistory<Snapshot> {
  const { snapshots, snapshotAt } = history
  if (snapshotAt !== null) return { ...history, snapshotAt: null }
  return snapshots.length > 1 ? { ...history, snapshots: snapshots.slice(0, -1) } : history
}

/** Returns the snapshot that the canvas has to show. It is never undefined for a started history. */
export function getCurrentSnapshot<Snapshot>({
  snapshots,
}: DoodleHistory<Snapshot>): Snapshot | undefined {
  return snapshots.at(-1)
}

/** Whether the drawing has strokes that would be lost. @see DOO-15 to DOO-17 */
export function isEdited({ snapshots, snapshotAt, isCut }: DoodleHistory<unknown>): boolean {
  return snapshots.length > 1 || snapshotAt !== null || isCut
}

/** A user action that would discard a drawing. */
export type DoodleExitAction =
  | 'cancel'
  | 'back'
  | 'press-outside'
  | 'escape'
  | 'change-size'
  | 'clear'
export type DoodleConfirmation = 'discard' | 'change-size' | 'clear'

const CONFIRMATIONS: Readonly<Record<Exclude<DoodleExitAction, 'escape'>, DoodleConfirmation>> = {
  cancel: 'discard',
  back: 'discard',
  'press-outside': 'discard',
  'change-size': 'change-size',
  clear: 'clear',
}

/**
 * Returns how to handle the action: ask for confirmation if the drawing is edited, else do it. Escape is always
 * ignored.
 *
 * @see DOO-15 to DOO-18
 */
export function getExitConfirmation(
  act: DoodleExitAction,
  isEdited: boolean,
): { readonly ask: DoodleConfirmation } | 'do' | 'ignore' {
  if (act === 'escape') return 'ignore'
  return isEdited ? { ask: CONFIRMATIONS[act] } : 'do'
}
