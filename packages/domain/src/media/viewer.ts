/** The index one step on; from either end it goes to the other. @see MV-02 */
export function wrapIndex(index: number, step: 1 | -1, count: number): number {
  return count > 0 ? (index + step + count) % count : 0
}

/** A picture in the viewer: how large, and by how many px its corner is moved from the view's. */
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

/** A scale that is allowed. @see MV-08 */
export function clampScale(scale: number): number {
  return clamp(scale, MIN_SCALE, MAX_SCALE)
}

/** The picture always covers the view; at 1 it therefore cannot be moved. */
function inView({ scale, x, y }: ViewerZoom, { width, height }: View): ViewerZoom {
  return {
    scale,
    x: clamp(x, width * (1 - scale), 0) || 0,
    y: clamp(y, height * (1 - scale), 0) || 0,
  }
}

/** Zooms and moves so that what was at `from` comes to `to`, as far as the picture's edges allow. */
function hold(zoom: ViewerZoom, wished: number, from: Point, to: Point, view: View): ViewerZoom {
  const scale = clampScale(wished)
  const factor = scale / zoom.scale
  const x = to.x - (from.x - zoom.x) * factor
  const y = to.y - (from.y - zoom.y) * factor
  return inView({ scale, x, y }, view)
}

/**
 * Zooms so that what was at a place stays there.
 *
 * @param point in px from the view's corner
 * @see MV-08
 */
export function zoomTo(zoom: ViewerZoom, wished: number, point: Point, view: View): ViewerZoom {
  return hold(zoom, wished, point, point, view)
}

/** Moves a picture that is larger than its view. @see MV-08 */
export function panBy(zoom: ViewerZoom, by: Point, view: View): ViewerZoom {
  return inView({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, view)
}

/** Two fingers, in px from the view's corner. */
export type Fingers = readonly [Point, Point]

const middleOf = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distanceOf = ([a, b]: Fingers): number => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Follows two fingers: apart they zoom in, together out, and what was between them stays between them.
 *
 * @param zoom when they came down
 * @see MV-08
 */
export function pinch(zoom: ViewerZoom, from: Fingers, to: Fingers, view: View): ViewerZoom {
  const distance = distanceOf(from)
  const wished = distance > 0 ? (zoom.scale * distanceOf(to)) / distance : zoom.scale
  return hold(zoom, wished, middleOf(from), middleOf(to), view)
}

/** A notch of a usual wheel, 100 px, makes the picture this much larger or smaller. */
const PER_NOTCH = 1.25
/** Two fingers on a touchpad speak in far smaller steps than a wheel. */
const TOUCHPAD_GAIN = 8

/**
 * The scale that a turn of the wheel asks for; turned back by the same way it is what it was.
 *
 * @param deltaY in px; away from the reader is negative, and zooms in
 * @param isPinch it comes from two fingers on a touchpad, or with Ctrl held
 * @returns within what is allowed. Never throws.
 * @see MV-08
 */
export function wheelScale(scale: number, deltaY: number, isPinch: boolean): number {
  // A wheel with Ctrl held gives whole notches; no touchpad moves as far at once.
  const gain = isPinch && Math.abs(deltaY) < 50 ? TOUCHPAD_GAIN : 1
  return clampScale(scale * PER_NOTCH ** ((-deltaY * gain) / 100))
}

/** The longest time between two taps that are one. */
const DOUBLE_TAP_MS = 300
/** How far apart two taps of a finger may be. */
const DOUBLE_TAP_REACH_PX = 24
/** How large a double tap makes a picture. */
const DOUBLE_TAP_SCALE = 2

/** Where and when a tap was: px, and ms of any clock. */
export interface Tap {
  readonly x: number
  readonly y: number
  readonly at: number
}

/** Whether a tap follows another so closely that both are one double tap. Never throws. @see MV-08 */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (first === null || second.at - first.at > DOUBLE_TAP_MS) return false
  return Math.hypot(second.x - first.x, second.y - first.y) <= DOUBLE_TAP_REACH_PX
}

/** What a double tap makes of a scale: a whole picture becomes larger, a larger one whole. @see MV-08 */
export function doubleTapScale(scale: number): number {
  return scale > 1 ? 1 : DOUBLE_TAP_SCALE
}
