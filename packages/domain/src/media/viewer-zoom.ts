/** Returns the next index, wrapping around at either end. @see MV-02 */
export function wrapIndex(index: number, step: 1 | -1, count: number): number {
  return count > 0 ? (index + step + count) % count : 0
}

/** Scale of an image in the viewer, and the offset of its corner from the corner of the view in px. */
export interface ViewerZoom {
  /** 1 to 4; at 1 the picture fits the view. */
  readonly scale: number
  readonly x: number
  readonly y: number
}

interface Point {
  readonly x: number
  readonly y: number
}
interface View {
  readonly width: number
  readonly height: number
}

/** @see MV-08 */
export const MIN_SCALE = 1
/** @see MV-08 */
export const MAX_SCALE = 4

export const NO_ZOOM: ViewerZoom = { scale: MIN_SCALE, x: 0, y: 0 }

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))

/** Clamps a scale to the allowed range. @see MV-08 */
export function clampScale(scale: number): number {
  return clamp(scale, MIN_SCALE, MAX_SCALE)
}

/** Clamps the offset so that the image covers the view. At a scale of 1 it cannot move. */
function clampToView({ scale, x, y }: ViewerZoom, { width, height }: View): ViewerZoom {
  return {
    scale,
    x: clamp(x, width * (1 - scale), 0) || 0,
    y: clamp(y, height * (1 - scale), 0) || 0,
  }
}

/** Zooms and moves so that the content at `from` moves to `to`, as far as the edges of the image allow. */
function zoomAndMove(
  zoom: ViewerZoom,
  newScale: number,
  from: Point,
  to: Point,
  view: View,
): ViewerZoom {
  const scale = clampScale(newScale)
  const factor = scale / zoom.scale
  const x = to.x - (from.x - zoom.x) * factor
  const y = to.y - (from.y - zoom.y) * factor
  return clampToView({ scale, x, y }, view)
}

/**
 * Zooms around a point, which keeps its position.
 *
 * @param point in px from the corner of the view
 * @see MV-08
 */
export function zoomTo(zoom: ViewerZoom, newScale: number, point: Point, view: View): ViewerZoom {
  return zoomAndMove(zoom, newScale, point, point, view)
}

/** Moves an image that is larger than its view. @see MV-08 */
export function applyPan(zoom: ViewerZoom, by: Point, view: View): ViewerZoom {
  return clampToView({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, view)
}

/** Two fingers, in px from the view's corner. */
export type Fingers = readonly [Point, Point]

const getMiddle = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const getDistance = ([a, b]: Fingers): number => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Applies a two-finger gesture. Moving the fingers apart zooms in, together out, and the content between them stays
 * between them.
 *
 * @param zoom at the start of the gesture
 * @see MV-08
 */
export function applyPinch(zoom: ViewerZoom, from: Fingers, to: Fingers, view: View): ViewerZoom {
  const distance = getDistance(from)
  const newScale = distance > 0 ? (zoom.scale * getDistance(to)) / distance : zoom.scale
  return zoomAndMove(zoom, newScale, getMiddle(from), getMiddle(to), view)
}

/** Scale factor for one notch of a usual wheel, 100 px. */
const SCALE_PER_NOTCH = 1.25
/** Factor for touchpads, whose pinch gestures send much smaller steps than a wheel. */
const TOUCHPAD_GAIN = 8

/**
 * Returns the scale after a wheel event. The same distance back restores the scale.
 *
 * @param deltaY in px; negative is away from the user, and zooms in
 * @param isPinch it is a touchpad pinch, or Ctrl is held
 * @returns a scale within the allowed range. Never throws.
 * @see MV-08
 */
export function getWheelScale(scale: number, deltaY: number, isPinch: boolean): number {
  // A wheel with Ctrl held sends whole notches. A touchpad never sends as much at once.
  const gain = isPinch && Math.abs(deltaY) < 50 ? TOUCHPAD_GAIN : 1
  return clampScale(scale * SCALE_PER_NOTCH ** ((-deltaY * gain) / 100))
}

/** Maximum time between the two taps of a double tap. */
const DOUBLE_TAP_MS = 300
/** Maximum distance between the two taps of a double tap. */
const MAX_DOUBLE_TAP_DISTANCE_PX = 24
/** Scale after a double tap. */
const DOUBLE_TAP_SCALE = 2

/** Position in px and time in ms of any clock. */
export interface Tap {
  readonly x: number
  readonly y: number
  readonly at: number
}

/** Whether a tap is the second one of a double tap. Never throws. @see MV-08 */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (first === null || second.at - first.at > DOUBLE_TAP_MS) return false
  return Math.hypot(second.x - first.x, second.y - first.y) <= MAX_DOUBLE_TAP_DISTANCE_PX
}

/** Returns the scale after a double tap: a zoomed image is reset, another is zoomed in. @see MV-08 */
export function getDoubleTapScale(scale: number): number {
  return scale > 1 ? 1 : DOUBLE_TAP_SCALE
}
