import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { toWeight } from '@colonnade/domain/doodle'
import styles from './Doodle.module.css'

interface WeightFieldProps {
  /** Px. */
  readonly weight: number
  readonly onChange: (weight: number) => void
}

/** As far as the slider goes; what is written may be more. Px. */
const SLIDER_END = 60

/** How thick a stroke is: a number, and beside it a slider for the pointer. */
export function WeightField({ weight, onChange }: WeightFieldProps) {
  const { t } = useLingui()
  const id = useId()
  /** What is being written; null while it is what counts. */
  const [written, setWritten] = useState<string | null>(null)

  return (
    <div className={styles['row']}>
      <label htmlFor={id}>{t`Weight`}</label>
      {/* The field beside it says and does the same for everyone who does not point. */}
      <input
        type="range"
        className={styles['weight']}
        aria-hidden="true"
        tabIndex={-1}
        min={1}
        max={SLIDER_END}
        value={Math.min(weight, SLIDER_END)}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.valueAsNumber)
        }}
      />
      <input
        id={id}
        type="number"
        className={styles['number']}
        min={1}
        step="any"
        value={written ?? weight}
        onChange={({ currentTarget }) => {
          setWritten(currentTarget.value)
          onChange(toWeight(currentTarget.value))
        }}
        onBlur={() => {
          setWritten(null)
        }}
      />
    </div>
  )
}
