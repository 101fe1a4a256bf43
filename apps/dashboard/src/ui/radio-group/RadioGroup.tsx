import { useId, type ReactNode } from 'react'
import styles from './RadioGroup.module.css'

interface RadioOption<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  /** The accessible name of a label that is a picture. */
  readonly name?: string
}

interface RadioGroupProps<Value extends string> {
  readonly label: string
  readonly options: readonly RadioOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly hint?: ReactNode
}

/** A radio group: a few values side by side, one of them selected. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  hint,
}: RadioGroupProps<Value>) {
  const name = useId()

  return (
    <fieldset
      className={styles['choice']}
      {...(hint === undefined ? undefined : { 'aria-describedby': `${name}hint` })}
    >
      <legend>{label}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option.value} title={option.name}>
            <input
              type="radio"
              name={name}
              aria-label={option.name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint !== undefined && <small id={`${name}hint`}>{hint}</small>}
    </fieldset>
  )
}
