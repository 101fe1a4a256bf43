import { type Focus, toFocus } from './focal-point.ts'

/** A box on the screen. A point and its box have the same unit and origin. */
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

/** Distance that an arrow key moves the focal point; with Shift ten times as far. */
const STEP = 0.02
const LARGE_STEP = 0.2
const CENTRE: Focus = { x: 0, y: 0 }
const DIRECTIONS: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

/** Returns the focal point under a pointer; at the nearest edge if the pointer is outside of the image. @see FOC-03 */
export function getFocusAtPointer(pointer: Point, box: Box): Focus {
  if (box.width <= 0 || box.height <= 0) return CENTRE
  const x = ((pointer.x - box.left) / box.width) * 100
  const y = ((pointer.y - box.top) / box.height) * 100
  return toFocus({ x, y })
}

const roundAndClamp = (value: number): number =>
  // Rounds to hundredths, as saved, so that many small steps add up exactly.
  Math.min(1, Math.max(-1, Math.round(value * 100) / 100)) || 0

/**
 * Returns the focal point after a key: arrow keys move it, further with Shift, and Home centres it.
 *
 * @returns null for every other key
 * @see FOC-06
 */
export function stepFocus(focus: Focus, key: string, isFar: boolean): Focus | null {
  if (key === 'Home') return CENTRE
  const direction = Object.hasOwn(DIRECTIONS, key) ? DIRECTIONS[key] : undefined
  if (direction === undefined) return null
  const step = isFar ? LARGE_STEP : STEP
  return {
    x: roundAndClamp(focus.x + direction.x * step),
    y: roundAndClamp(focus.y + direction.y * step),
  }
}

/** The state of the focal point during a drag. */
export interface FocusDrag {
  readonly focus: Focus
  readonly isDragging: boolean
}

/**
 * Handles a pointer that goes down on the image or moves over it. Sets the focal point while it is pressed. @see
 * FOC-02
 */
export function dragFocus(drag: FocusDrag, focus: Focus, isDown = drag.isDragging): FocusDrag {
  return isDown ? { focus, isDragging: true } : drag
}

/**
 * Handles the release of the pointer.
 *
 * @returns `save`: the focal point to save, once per drag; null if there was no drag
 * @see FOC-02
 */
export function releaseFocus(drag: FocusDrag): {
  readonly drag: FocusDrag
  readonly save: Focus | null
} {
  const save = drag.isDragging ? drag.focus : null
  return { drag: { ...drag, isDragging: false }, save }
}
