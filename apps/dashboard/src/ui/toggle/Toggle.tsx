import { type ReactNode, useId, useRef, useState } from 'react'
import { dragSwitch } from '../../lib/drag-switch.ts'
import { type Drag, useDrag } from '../dragging/use-drag.ts'
import styles from './Toggle.module.css'

/** A shorter movement counts as a click with an unsteady hand. Unit: px. */
const MIN_DRAG_PX = 3

/**
 * Lets touch or mouse drag a switch's knob (MOB-07). The browser handles a click. The element around the switch
 * captures a dragging pointer, so that its end is not a click on the switch.
 *
 * @returns `knob` for the switch, `pointer` for the element around it, and the distance of the knob from its rest
 *   position, in px towards "on"; null without a drag
 */
function useKnobDrag(isOn: boolean, onChange: (isOn: boolean) => void) {
  const knob = useRef<HTMLInputElement>(null)
  const [pulled, setPulled] = useState<number | null>(null)

  const getDragState = ({ distance }: Drag) => {
    const { clientWidth = 0, clientHeight = 0 } = knob.current ?? {}
    // The width of the knob with its margin equals the height of the switch.
    return dragSwitch({ isOn, moved: distance, travel: clientWidth - clientHeight })
  }

  const { pointer } = useDrag({
    axis: 'x',
    isTaken: ({ button, target }) =>
      button === 0 && target === knob.current && !knob.current.disabled,
    isDrag: (dx) => Math.abs(dx) > MIN_DRAG_PX || null,
    isCaptured: true,
    onMove: (drag) => setPulled(getDragState(drag).knob),
    onEnd(drag, isBrokenOff) {
      setPulled(null)
      const { next } = getDragState(drag)
      if (!isBrokenOff && next !== isOn) onChange(next)
    },
  })

  return { knob, pulled, pointer }
}

interface ToggleProps {
  readonly label: ReactNode
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly hint?: ReactNode
  readonly isDisabled?: boolean
}

/** A switch whose change applies at once. A click or a drag of its knob toggles it. */
export function Toggle({ label, isOn, onChange, hint, isDisabled = false }: ToggleProps) {
  const id = useId()
  const { knob, pulled, pointer } = useKnobDrag(isOn, onChange)

  return (
    <div className={styles['toggle']} {...pointer}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <small id={`${id}hint`}>{hint}</small>}
      <input
        ref={knob}
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
