/** Drag distance that flips a switch wherever the drag started. Unit: CSS pixels. */
const TOGGLE_DRAG_PX = 15

interface ToggleDrag {
  readonly isOn: boolean
  /** Horizontal distance since the pointer went down, in CSS pixels. Positive towards "on". */
  readonly moved: number
  /** Distance between the two ends of the knob's track, in CSS pixels. */
  readonly travel: number
}

/**
 * Whether a switch is on after its knob was dragged. It flips if the knob ends past the middle of its track, or if
 * the drag in the other direction is at least 15 px.
 *
 * @see MOB-07
 */
export function isOnAfterDrag({ isOn, moved, travel }: ToggleDrag): boolean {
  const towardsOther = isOn ? -moved : moved
  const flips = towardsOther >= TOGGLE_DRAG_PX || (towardsOther > 0 && towardsOther > travel / 2)
  return flips ? !isOn : isOn
}
