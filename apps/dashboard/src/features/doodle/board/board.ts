import {
  type DoodleHistory,
  endStroke,
  floodFill,
  isEdited,
  isSnapshotDue,
  addSnapshot,
  getCurrentSnapshot,
  SNAPSHOT_DELAY_MS,
  startHistory,
  undo,
} from '@colonnade/domain/doodle'
import type { Clock } from '../../../lib/clock.ts'
import { type Area, createInk, type Ink, type InkStyle, type PenPoint } from './ink.ts'

/** The undo history of a drawing. */
interface UndoHistory {
  /** Starts with the current content as an empty sheet. */
  readonly start: () => void
  /** Called when a stroke begins: no snapshot is taken until it ends. */
  readonly pauseSnapshots: () => void
  /** Called when a stroke ends: takes a snapshot after a delay. */
  readonly scheduleSnapshot: () => void
  /** @returns the snapshot to show */
  readonly undo: () => ImageData | undefined
  /** Returns the last snapshot, or the one that is pending. */
  readonly getCurrent: () => ImageData | undefined
  /** Whether finished strokes are waiting for a snapshot. */
  readonly hasPendingSnapshot: () => boolean
  readonly isEdited: () => boolean
  readonly stop: () => void
}

interface UndoHistoryOptions {
  readonly clock: Clock
  /** Reads the current content of the canvas. */
  readonly read: () => ImageData
  readonly onEdit: (isEdited: boolean) => void
}

/** Takes a snapshot once nothing was drawn for 100 ms. @see DOO-11, DOO-14 */
function createUndoHistory({ clock, read, onEdit }: UndoHistoryOptions): UndoHistory {
  let history: DoodleHistory<ImageData> = startHistory(read())
  let stop = () => {}

  const change = (next: DoodleHistory<ImageData>) => {
    history = next
    onEdit(isEdited(next))
  }
  const keep = () => {
    if (isSnapshotDue(history, clock.now())) change(addSnapshot(history, read()))
  }

  return {
    start() {
      stop()
      change(startHistory(read()))
    },
    pauseSnapshots: () => stop(),
    scheduleSnapshot() {
      stop()
      change(endStroke(history, clock.now()))
      stop = clock.after(SNAPSHOT_DELAY_MS, keep)
    },
    undo() {
      stop()
      change(undo(history))
      return getCurrentSnapshot(history)
    },
    getCurrent: () => getCurrentSnapshot(history),
    hasPendingSnapshot: () => history.snapshotAt !== null,
    isEdited: () => isEdited(history),
    stop: () => stop(),
  }
}

interface Sheet {
  readonly width: number
  readonly height: number
  /** `#rrggbb` */
  readonly paper: string
}

interface Paint {
  readonly colour: string
  /** 0 to 1 */
  readonly opacity: number
}

/** A canvas to draw on, with undo. */
export interface Board {
  /** Starts an empty sheet: at first, after clearing, or in a new size. */
  readonly start: (sheet: Sheet) => void
  readonly begin: (point: PenPoint, look: InkStyle & Paint) => void
  readonly move: (point: PenPoint) => void
  readonly end: () => void
  readonly fill: (point: PenPoint, paint: Paint) => void
  readonly undo: () => void
  /** Returns the picture as PNG. @returns null when the browser could not create one */
  readonly toPicture: () => Promise<Blob | null>
  readonly stop: () => void
}

interface BoardOptions {
  readonly canvas: HTMLCanvasElement
  readonly clock: Clock
  /** Called with whether closing would lose anything. @see DOO-15 */
  readonly onEdit: (isEdited: boolean) => void
}

interface Stroke {
  readonly ink: Ink
  readonly opacity: number
  /** Content of the canvas before the stroke. */
  readonly base: HTMLCanvasElement
}

/** @throws Error when the browser has no 2D canvas */
export function createBoard({ canvas, clock, onEdit }: BoardOptions): Board {
  // Every snapshot reads the pixels back, so they are kept where reading is fast.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('no canvas to draw on')
  const read = () => context.getImageData(0, 0, canvas.width, canvas.height)
  const steps = createUndoHistory({ clock, read, onEdit })
  let ink = createInk(canvas)
  let stroke: Stroke | null = null

  return {
    start({ width, height, paper }) {
      ink.destroy()
      stroke = null
      Object.assign(canvas, { width, height })
      context.fillStyle = paper
      context.fillRect(0, 0, width, height)
      ink = createInk(canvas)
      steps.start()
    },
    begin(point, { opacity, ...look }) {
      steps.pauseSnapshots()
      stroke = { ink, opacity, base: copyCanvas(canvas) }
      paintStroke(context, stroke, ink.begin(point, look))
      onEdit(true)
    },
    move(point) {
      if (stroke !== null) paintStroke(context, stroke, stroke.ink.move(point))
    },
    end() {
      if (stroke === null) return
      paintStroke(context, stroke, stroke.ink.end())
      stroke = null
      steps.scheduleSnapshot()
    },
    fill(point, paint) {
      const { width, height, data } = read()
      const filled = floodFill({ width, height, data }, { ...point, ...paint })
      if (filled === null) return
      context.putImageData(new ImageData(filled, width), 0, 0)
      steps.scheduleSnapshot()
    },
    undo() {
      // A stroke in progress counts as a step.
      const isStep = stroke === null || steps.hasPendingSnapshot()
      stroke = null
      const shown = isStep ? steps.undo() : steps.getCurrent()
      onEdit(steps.isEdited())
      if (shown !== undefined) context.putImageData(shown, 0, 0)
    },
    toPicture: () => new Promise((resolve) => canvas.toBlob(resolve, 'image/png')),
    stop() {
      steps.stop()
      ink.destroy()
      stroke = null
    },
  }
}

function copyCanvas(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas')
  Object.assign(copy, { width: canvas.width, height: canvas.height })
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
  return copy
}

/**
 * Paints the whole stroke over the previous content. Painted in pieces, a translucent stroke would show where they
 * overlap.
 */
function paintStroke(
  context: CanvasRenderingContext2D,
  { base, opacity, ink }: Stroke,
  { x, y, width, height }: Area,
): void {
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.drawImage(base, 0, 0)
  context.globalAlpha = opacity
  context.drawImage(ink.sheet, 0, 0)
  context.restore()
}
