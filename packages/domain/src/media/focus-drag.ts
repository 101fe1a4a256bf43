import { type Focus, focusAt } from './focal-point.ts'

/** A box on the screen, and a place on it, in one unit and from one origin. */
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
interface Point {
  readonly x: number
  readonly y: number
}

/** How far an arrow key moves the focus; with Shift ten times as far. */
const STEP = 0.02
const LARGE_STEP = 0.2
const CENTRE: Focus = { x: 0, y: 0 }
const DIRECTIONS: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

/** The focus under a pointer; at the nearest edge when it is outside of the picture. @see FOC-03 */
export function focusUnder(pointer: Point, box: Box): Focus {
  if (box.width <= 0 || box.height <= 0) return CENTRE
  const x = ((pointer.x - box.left) / box.width) * 100
  const y = ((pointer.y - box.top) / box.height) * 100
  return focusAt({ x, y })
}

const within = (value: number): number =>
  // Hundredths, as they are saved: many small steps add up to no crumbs.
  Math.min(1, Math.max(-1, Math.round(value * 100) / 100)) || 0

/**
 * The focus after a key: arrows move it, with Shift further, Home centres it.
 *
 * @returns null for every other key
 * @see FOC-06
 */
export function stepFocus(focus: Focus, key: string, isFar: boolean): Focus | null {
  if (key === 'Home') return CENTRE
  const direction = Object.hasOwn(DIRECTIONS, key) ? DIRECTIONS[key] : undefined
  if (direction === undefined) return null
  const step = isFar ? LARGE_STEP : STEP
  return { x: within(focus.x + direction.x * step), y: within(focus.y + direction.y * step) }
}

/** A focus that is being set. */
export interface FocusDrag {
  readonly focus: Focus
  readonly isDragging: boolean
}

/** The pointer went down on the picture, or moves over it: sets the focus while it is held. @see FOC-02 */
export function dragFocus(drag: FocusDrag, focus: Focus, isDown = drag.isDragging): FocusDrag {
  return isDown ? { focus, isDragging: true } : drag
}

/**
 * The pointer was let go.
 *
 * @returns `save`: the focus to save, once for each drag; null where nothing was dragged
 * @see FOC-02
 */
export function releaseFocus(drag: FocusDrag): {
  readonly drag: FocusDrag
  readonly save: Focus | null
} {
  const save = drag.isDragging ? drag.focus : null
  return { drag: { ...drag, isDragging: false }, save }
}
