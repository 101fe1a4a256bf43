import {
  type DoodleHistory,
  endStroke,
  floodFill,
  isEdited,
  isSnapshotDue,
  keepSnapshot,
  shownSnapshot,
  SNAPSHOT_DELAY_MS,
  startHistory,
  undo,
} from '@colonnade/domain/doodle'
import type { Clock } from '../../../lib/clock.ts'
import { type Area, createInk, type Ink, type InkLook, type PenPoint } from './ink.ts'

/** The way back through a drawing. */
interface Steps {
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
function createSteps({ clock, read, onEdit }: StepsTraits): Steps {
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

/** A canvas to draw on, and the way back. */
export interface Board {
  /** An empty sheet: at first, after clearing, in a new size. */
  readonly start: (sheet: Sheet) => void
  readonly begin: (point: PenPoint, look: InkLook & Paint) => void
  readonly move: (point: PenPoint) => void
  readonly end: () => void
  readonly fill: (point: PenPoint, paint: Paint) => void
  readonly undo: () => void
  /** The picture as PNG. @returns null where the browser could not make one */
  readonly toPicture: () => Promise<Blob | null>
  readonly stop: () => void
}

interface BoardTraits {
  readonly canvas: HTMLCanvasElement
  readonly clock: Clock
  /** Whether anything would be lost. @see DOO-15 */
  readonly onEdit: (isEdited: boolean) => void
}

interface Stroke {
  readonly ink: Ink
  readonly opacity: number
  /** What the canvas showed before. */
  readonly base: HTMLCanvasElement
}

/** @throws Error where the browser draws nothing at all */
export function createBoard({ canvas, clock, onEdit }: BoardTraits): Board {
  // Every step is read back, so the pixels stay where they are read fast.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('no canvas to draw on')
  const read = () => context.getImageData(0, 0, canvas.width, canvas.height)
  const steps = createSteps({ clock, read, onEdit })
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
      steps.hold()
      stroke = { ink, opacity, base: copyOf(canvas) }
      paintOver(context, stroke, ink.begin(point, look))
      onEdit(true)
    },
    move(point) {
      if (stroke !== null) paintOver(context, stroke, stroke.ink.move(point))
    },
    end() {
      if (stroke === null) return
      paintOver(context, stroke, stroke.ink.end())
      stroke = null
      steps.finish()
    },
    fill(point, paint) {
      const { width, height, data } = read()
      const filled = floodFill({ width, height, data }, { ...point, ...paint })
      if (filled === null) return
      context.putImageData(new ImageData(filled, width), 0, 0)
      steps.finish()
    },
    undo() {
      // A stroke that is under way is a step by itself.
      const isStep = stroke === null || steps.isWaiting()
      stroke = null
      const shown = isStep ? steps.back() : steps.shown()
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

function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas')
  Object.assign(copy, { width: canvas.width, height: canvas.height })
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
  return copy
}

/** The whole stroke over what was there before: drawn piece by piece, a thin ink would show its seams. */
function paintOver(
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
