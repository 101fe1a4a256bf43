import { useId, type ReactNode } from 'react'
import styles from './Toggle.module.css'

interface ToggleProps {
  readonly label: ReactNode
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly hint?: ReactNode
  readonly isDisabled?: boolean
}

/** A switch: what it says is so at once. */
export function Toggle({ label, isOn, onChange, hint, isDisabled = false }: ToggleProps) {
  const id = useId()

  return (
    <div className={styles['toggle']}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <small id={`${id}hint`}>{hint}</small>}
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        {...(hint === undefined ? undefined : { 'aria-describedby': `${id}hint` })}
        onChange={(event) => {
          onChange(event.currentTarget.checked)
        }}
      />
    </div>
  )
}
