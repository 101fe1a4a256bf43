import { type ReactNode, useId, useRef, useState } from 'react'
import { pullSwitch } from '../../lib/pull-switch.ts'
import { type Drag, useDrag } from '../dragging/use-drag.ts'
import styles from './Toggle.module.css'

/** Less than this is a press with an unsteady hand. Px. */
const STEADY_PX = 3

/**
 * Lets a finger or the mouse pull a switch's knob (MOB-07). What a press does is left to the browser: the element
 * around the switch takes a pull to itself, so that its end is no press on the switch.
 *
 * @returns `knob` for the switch, `pointer` for the element around it, and how far the knob is pulled from where it rests, in px towards "on"; null while nobody pulls
 */
function useKnobDrag(isOn: boolean, onChange: (isOn: boolean) => void) {
  const knob = useRef<HTMLInputElement>(null)
  const [pulled, setPulled] = useState<number | null>(null)

  const pull = ({ distance }: Drag) => {
    const { clientWidth = 0, clientHeight = 0 } = knob.current ?? {}
    // The knob, with the room around it, is as wide as the switch is high.
    return pullSwitch({ isOn, moved: distance, travel: clientWidth - clientHeight })
  }

  const { pointer } = useDrag({
    axis: 'x',
    isTaken: ({ button, target }) =>
      button === 0 && target === knob.current && !knob.current.disabled,
    isDrag: (dx) => Math.abs(dx) > STEADY_PX || null,
    isCaptured: true,
    onMove: (drag) => setPulled(pull(drag).knob),
    onEnd(drag, isBrokenOff) {
      setPulled(null)
      const { next } = pull(drag)
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

/** A switch: what it says is so at once. A press flips it, and so does pulling its knob. */
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
