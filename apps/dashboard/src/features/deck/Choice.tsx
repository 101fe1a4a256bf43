import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import styles from './Choice.module.css'

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: MessageDescriptor }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A few values side by side, one of them chosen. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const { i18n } = useLingui()
  const name = useId()

  return (
    <fieldset className={styles['choice']}>
      <legend>{label}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {i18n._(option.label)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
