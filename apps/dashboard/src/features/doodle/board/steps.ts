import {
  type DoodleHistory,
  endStroke,
  isEdited,
  isSnapshotDue,
  keepSnapshot,
  shownSnapshot,
  SNAPSHOT_DELAY_MS,
  startHistory,
  undo,
} from '@colonnade/domain/doodle'
import type { Clock } from '../../../lib/clock.ts'

/** The way back through a drawing. */
export interface Steps {
  /** What is shown now is an empty sheet. */
  readonly start: () => void
  /** Something is being drawn: nothing is kept until it ends. */
  readonly hold: () => void
  /** Something was drawn, and is kept a moment later. */
  readonly finish: () => void
  /** @returns what is to be shown */
  readonly back: () => ImageData | undefined
  /** What was last kept, or waits to be. */
  readonly shown: () => ImageData | undefined
  /** Strokes that ended wait to be kept. */
  readonly isWaiting: () => boolean
  readonly isEdited: () => boolean
  readonly stop: () => void
}

interface StepsTraits {
  readonly clock: Clock
  /** What is shown now. */
  readonly read: () => ImageData
  readonly onEdit: (isEdited: boolean) => void
}

/** Keeps what was drawn once nothing was drawn for 100 ms. @see DOO-11, DOO-14 */
export function createSteps({ clock, read, onEdit }: StepsTraits): Steps {
  let history: DoodleHistory<ImageData> = startHistory(read())
  let stop = () => {}

  const change = (next: DoodleHistory<ImageData>) => {
    history = next
    onEdit(isEdited(next))
  }
  const keep = () => {
    if (isSnapshotDue(history, clock.now())) change(keepSnapshot(history, read()))
  }

  return {
    start() {
      stop()
      change(startHistory(read()))
    },
    hold: () => stop(),
    finish() {
      stop()
      change(endStroke(history, clock.now()))
      stop = clock.after(SNAPSHOT_DELAY_MS, keep)
    },
    back() {
      stop()
      change(undo(history))
      return shownSnapshot(history)
    },
    shown: () => shownSnapshot(history),
    isWaiting: () => history.keepAt !== null,
    isEdited: () => isEdited(history),
    stop: () => stop(),
  }
}
