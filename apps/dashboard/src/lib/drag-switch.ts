import { isOnAfterDrag } from '@colonnade/domain/controls'

interface SwitchDrag {
  readonly isOn: boolean
  /** The distance of the pointer from where it was pressed, in px towards "on". */
  readonly moved: number
  /** The distance that the knob can travel, in px. */
  readonly travel: number
}

interface DraggedSwitch {
  /** The distance of the knob from its resting position, in px towards "on". */
  readonly knob: number
  /** Whether the switch is on when the pointer is released here. */
  readonly next: boolean
}

/** Returns the position of a switch while its knob is dragged. @see MOB-07 */
export function dragSwitch(pull: SwitchDrag): DraggedSwitch {
  const [least, most] = pull.isOn ? [-pull.travel, 0] : [0, pull.travel]
  return { knob: Math.min(most, Math.max(least, pull.moved)), next: isOnAfterDrag(pull) }
}
