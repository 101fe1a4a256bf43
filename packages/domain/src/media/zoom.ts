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
