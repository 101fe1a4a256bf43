import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { type DoodleOptions, toWeight } from '@colonnade/domain/doodle'
import { Toggle } from '../../ui/toggle/Toggle.tsx'
import styles from './Doodle.module.css'

interface StrokeSettingsProps {
  readonly options: DoodleOptions
  readonly onChange: (change: Partial<DoodleOptions>) => void
}

/** Less is not to be seen. */
const LEAST_PERCENT = 5

/** How a stroke looks. */
export function StrokeSettings({ options, onChange }: StrokeSettingsProps) {
  const { t } = useLingui()
  const { weight, opacity, smoothing, adaptiveStroke } = options
  const percent = Math.round(opacity * 100)

  return (
    <fieldset aria-label={t`Stroke`} className={styles['stroke']}>
      <WeightField
        weight={weight}
        onChange={(next) => {
          onChange({ weight: next })
        }}
      />
      <label className={styles['row']}>
        <span>{t`Opacity`}</span>
        <input
          type="range"
          className={styles['opacity']}
          min={LEAST_PERCENT}
          max={100}
          step={5}
          value={percent}
          aria-valuetext={t`${percent} %`}
          onChange={({ currentTarget }) => {
            onChange({ opacity: currentTarget.valueAsNumber / 100 })
          }}
        />
        <output>{t`${percent} %`}</output>
      </label>
      <Toggle
        label={t`Smoothing`}
        isOn={smoothing}
        onChange={(isOn) => {
          onChange({ smoothing: isOn })
        }}
      />
      <Toggle
        label={t`Adaptive stroke`}
        isOn={adaptiveStroke}
        onChange={(isOn) => {
          onChange({ adaptiveStroke: isOn })
        }}
      />
    </fieldset>
  )
}

interface WeightFieldProps {
  /** Px. */
  readonly weight: number
  readonly onChange: (weight: number) => void
}

/** As far as the slider goes; what is written may be more. Px. */
const SLIDER_END = 60

/** How thick a stroke is: a number, and beside it a slider for the pointer. */
function WeightField({ weight, onChange }: WeightFieldProps) {
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
