import type { ReactNode } from 'react'
import { Select } from '../../ui/select/Select.tsx'
import styles from './Settings.module.css'

interface SettingChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    readonly description?: ReactNode
  }[]
  readonly onChange: (value: Value) => void
}

/** A select with its label beside it. */
export function SettingChoice<Value extends string>(props: SettingChoiceProps<Value>) {
  const { label, value, options, onChange } = props
  const chosen = options.find((option) => option.value === value)?.label ?? value

  return (
    <div className={styles['choice']}>
      <span aria-hidden="true">{label}</span>
      <Select
        label={label}
        buttonLabel={`${label}: ${chosen}`}
        value={value}
        options={options}
        onChange={onChange}
      />
    </div>
  )
}
