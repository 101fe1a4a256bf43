/** How long after the last stroke a snapshot is kept. @see DOO-14 */
export const SNAPSHOT_DELAY_MS = 100
/** How many steps can be undone. A snapshot of the largest canvas takes about 2 MB. */
export const UNDO_LIMIT = 50

/** The snapshots of a drawing. Times are in ms of any one clock. */
export interface DoodleHistory<Snapshot> {
  /** Oldest first; the last is what the canvas shows, or showed before the strokes that are not kept yet. */
  readonly snapshots: readonly Snapshot[]
  /** When the canvas is to be kept; null when it is. */
  readonly keepAt: number | null
  /** The blank canvas is no longer among the snapshots. */
  readonly isCut: boolean
}

/** A blank canvas: at first, after clearing, and in a new size. */
export function startHistory<Snapshot>(blank: Snapshot): DoodleHistory<Snapshot> {
  return { snapshots: [blank], keepAt: null, isCut: false }
}

/** A stroke ended: the canvas is kept 100 ms after the last one. @see DOO-14 */
export function endStroke<Snapshot>(
  history: DoodleHistory<Snapshot>,
  now: number,
): DoodleHistory<Snapshot> {
  return { ...history, keepAt: now + SNAPSHOT_DELAY_MS }
}

/** Whether the time has come to keep the canvas. @see DOO-14 */
export function isSnapshotDue({ keepAt }: DoodleHistory<unknown>, now: number): boolean {
  return keepAt !== null && now >= keepAt
}

/** Keeps what the canvas shows; the oldest snapshot goes where there would be too many. @see DOO-14 */
export function keepSnapshot<Snapshot>(
  { snapshots, isCut }: DoodleHistory<Snapshot>,
  snapshot: Snapshot,
): DoodleHistory<Snapshot> {
  const all = [...snapshots, snapshot]
  const kept = all.slice(-(UNDO_LIMIT + 1))
  return { snapshots: kept, keepAt: null, isCut: isCut || kept.length < all.length }
}

/**
 * One step back. Strokes that are not kept yet are the step, if there are any.
 *
 * @returns a history whose `shownSnapshot` the canvas is to show
 * @see DOO-11
 */
export function undo<Snapshot>(history: DoodleHistory<Snapshot>): DoodleHistory<Snapshot> {
  const { snapshots, keepAt } = history
  if (keepAt !== null) return { ...history, keepAt: null }
  return snapshots.length > 1 ? { ...history, snapshots: snapshots.slice(0, -1) } : history
}

/** What the canvas is to show; undefined never comes from a history that was started. */
export function shownSnapshot<Snapshot>({
  snapshots,
}: DoodleHistory<Snapshot>): Snapshot | undefined {
  return snapshots.at(-1)
}

/** Whether anything is drawn that would be lost. @see DOO-15 to DOO-17 */
export function isEdited({ snapshots, keepAt, isCut }: DoodleHistory<unknown>): boolean {
  return snapshots.length > 1 || keepAt !== null || isCut
}

/** What somebody wants that would end a drawing. */
export type DoodleAct = 'cancel' | 'back' | 'press-outside' | 'escape' | 'change-size' | 'clear'
export type DoodleQuestion = 'discard' | 'change-size' | 'clear'

const QUESTIONS: Readonly<Record<Exclude<DoodleAct, 'escape'>, DoodleQuestion>> = {
  cancel: 'discard',
  back: 'discard',
  'press-outside': 'discard',
  'change-size': 'change-size',
  clear: 'clear',
}

/**
 * What to do about it: ask while something is drawn, else do it at once. Escape never does anything.
 *
 * @see DOO-15 to DOO-18
 */
export function beforeDoodleAct(
  act: DoodleAct,
  isEdited: boolean,
): { readonly ask: DoodleQuestion } | 'do' | 'ignore' {
  if (act === 'escape') return 'ignore'
  return isEdited ? { ask: QUESTIONS[act] } : 'do'
}
