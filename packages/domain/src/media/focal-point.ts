/** Each from -1 to 1; x left to right, y bottom to top. */
export interface Focus {
  readonly x: number
  readonly y: number
}

/** Percent of the box, from the left and from the top, as in `object-position`. */
export interface FocalPosition {
  readonly x: number
  readonly y: number
}

const clamp = (value: number): number =>
  Number.isFinite(value) ? Math.min(1, Math.max(-1, value)) : 0

/**
 * Converts a focal point into the position of a cropped image; the centre if there is no focal point. Clamps values
 * out of range. Never throws.
 *
 * @see ST-25, FOC-04
 */
export function toFocalPosition(focus: Partial<Focus> | null | undefined): FocalPosition {
  const x = clamp(focus?.x ?? 0)
  const y = clamp(focus?.y ?? 0)
  return { x: (x / 2 + 0.5) * 100, y: (-y / 2 + 0.5) * 100 }
}

/**
 * Converts a position in the image into a focal point; the inverse of `toFocalPosition`.
 *
 * @param position percent from the left and from the top
 * @see FOC-03
 */
export function toFocus(position: FocalPosition): Focus {
  return { x: clamp(position.x / 50 - 1), y: clamp(1 - position.y / 50) }
}

/** Formats with two decimals, without a minus sign for zero. */
const formatTwoDecimals = (value: number): string => (Math.round(value * 100) / 100 || 0).toFixed(2)

/** Formats a focal point as `x,y` with two decimals for the media update request. @see FOC-05 */
export function formatFocus({ x, y }: Focus): string {
  return `${formatTwoDecimals(x)},${formatTwoDecimals(y)}`
}
