import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { pullSwitch } from '../../lib/pull-switch.ts'
import styles from './Toggle.module.css'

interface KnobDrag {
  readonly pointerId: number
  readonly startX: number
  /** How far the knob can go, in px. */
  readonly travel: number
  /** 1 where "on" is to the right, -1 where it is to the left. */
  readonly side: 1 | -1
}

/** Less than this is a press with an unsteady hand. Px. */
const STEADY_PX = 3

/**
 * Lets a finger or the mouse pull a switch's knob (MOB-07). What a press does is left to the browser: the element
 * around the switch takes a pull to itself, so that its end is no press on the switch.
 *
 * @returns what the element around the switch hears, and how far the knob is pulled from where it rests, in px towards "on"; null while nobody pulls
 */
function useKnobDrag(isOn: boolean, onChange: (isOn: boolean) => void) {
  const drag = useRef<KnobDrag | null>(null)
  const wasPulled = useRef(false)
  const [pulled, setPulled] = useState<number | null>(null)

  const movedBy = ({ clientX }: PointerEvent, { startX, side }: KnobDrag) =>
    (clientX - startX) * side

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const { target } = event
    wasPulled.current = false
    if (event.button !== 0 || !(target instanceof HTMLInputElement) || target.disabled) return
    drag.current = {
      pointerId: event.pointerId,
      startX: event.clientX,
      // The knob, with the room around it, is as wide as the switch is high.
      travel: target.clientWidth - target.clientHeight,
      side: getComputedStyle(target).direction === 'rtl' ? -1 : 1,
    }
  }

  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current
    if (now === null || event.pointerId !== now.pointerId) return
    const moved = movedBy(event, now)
    if (!wasPulled.current && Math.abs(moved) <= STEADY_PX) return
    if (!wasPulled.current) event.currentTarget.setPointerCapture(event.pointerId)
    wasPulled.current = true
    setPulled(pullSwitch({ isOn, moved, travel: now.travel }).knob)
  }

  const handlePointerEnd = (event: PointerEvent<HTMLElement>) => {
    const done = drag.current
    drag.current = null
    setPulled(null)
    if (done === null || !wasPulled.current || event.type === 'pointercancel') return
    const { next } = pullSwitch({ isOn, moved: movedBy(event, done), travel: done.travel })
    if (next !== isOn) onChange(next)
  }

  return {
    pulled,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerEnd,
      onPointerCancel: handlePointerEnd,
    },
  }
}

interface ToggleProps {
  readonly label: ReactNode
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly hint?: ReactNode
  readonly isDisabled?: boolean
}

/** A switch: what it says is so at once. A press flips it, and so does pulling its knob. */
export function Toggle({ label, isOn, onChange, hint, isDisabled = false }: ToggleProps) {
  const id = useId()
  const { pulled, handlers } = useKnobDrag(isOn, onChange)

  return (
    <div className={styles['toggle']} {...handlers}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <small id={`${id}hint`}>{hint}</small>}
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        {...(pulled !== null && { 'data-pulled': true, style: { '--pulled': `${pulled}px` } })}
        {...(hint === undefined ? undefined : { 'aria-describedby': `${id}hint` })}
        onChange={(event) => {
          onChange(event.currentTarget.checked)
        }}
      />
    </div>
  )
}
