import { useId, type ReactNode } from 'react'
import { useKnobDrag } from './use-knob-drag.ts'
import styles from './Toggle.module.css'

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
