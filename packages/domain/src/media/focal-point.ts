/** Each from -1 to 1; x left to right, y bottom to top. */
export interface Focus {
  readonly x: number
  readonly y: number
}

/** Percent of the box, from the left and from the top, as `object-position` takes it. */
export interface FocalPosition {
  readonly x: number
  readonly y: number
}

const clamp = (value: number): number =>
  Number.isFinite(value) ? Math.min(1, Math.max(-1, value)) : 0

/**
 * Where a cropped picture is held: centred without a focus. Never throws; values out of range are
 * brought into it.
 *
 * @see ST-25, FOC-04
 */
export function focalPosition(focus: Partial<Focus> | null | undefined): FocalPosition {
  const x = clamp(focus?.x ?? 0)
  const y = clamp(focus?.y ?? 0)
  return { x: (x / 2 + 0.5) * 100, y: (-y / 2 + 0.5) * 100 }
}

/**
 * The focus at a place in the picture: the way back from `focalPosition`.
 *
 * @param position percent from the left and from the top
 * @see FOC-03
 */
export function focusAt(position: FocalPosition): Focus {
  return { x: clamp(position.x / 50 - 1), y: clamp(1 - position.y / 50) }
}

/** Two decimals, and no minus before a nought. */
const twoDecimals = (value: number): string => (Math.round(value * 100) / 100 || 0).toFixed(2)

/** `x,y` with two decimals, as the media update takes it. @see FOC-05 */
export function formatFocus({ x, y }: Focus): string {
  return `${twoDecimals(x)},${twoDecimals(y)}`
}
