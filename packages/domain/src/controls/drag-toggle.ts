/** A drag this far, in CSS pixels, flips a switch wherever it began. */
const TOGGLE_DRAG_PX = 15

interface ToggleDrag {
  readonly isOn: boolean
  /** How far the finger went since it came down, in CSS pixels; positive towards "on". */
  readonly moved: number
  /** How far the knob can go, in CSS pixels. */
  readonly travel: number
}

/**
 * Whether a switch is on after its knob was dragged: past the middle of its way, or far enough in the
 * other direction.
 *
 * @see MOB-07
 */
export function isOnAfterDrag({ isOn, moved, travel }: ToggleDrag): boolean {
  const towardsOther = isOn ? -moved : moved
  const flips = towardsOther >= TOGGLE_DRAG_PX || (towardsOther > 0 && towardsOther > travel / 2)
  return flips ? !isOn : isOn
}
