import { isOnAfterDrag } from '@colonnade/domain/controls'

interface SwitchPull {
  readonly isOn: boolean
  /** How far the pointer went since it came down, in px towards "on". */
  readonly moved: number
  /** How far the knob can go, in px. */
  readonly travel: number
}

interface PulledSwitch {
  /** How far the knob stands from where it rests, in px towards "on". */
  readonly knob: number
  /** Whether it is on when it is let go here. */
  readonly next: boolean
}

/** Where a switch stands whose knob is pulled. @see MOB-07 */
export function pullSwitch(pull: SwitchPull): PulledSwitch {
  const [least, most] = pull.isOn ? [-pull.travel, 0] : [0, pull.travel]
  return { knob: Math.min(most, Math.max(least, pull.moved)), next: isOnAfterDrag(pull) }
}
