import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { type DoodleOptions, toWeight } from '@colonnade/domain/doodle'
import { Toggle } from '../../ui/toggle/Toggle.tsx'
import styles from './Doodle.module.css'

interface StrokeSettingsProps {
  readonly options: DoodleOptions
  readonly onChange: (change: Partial<DoodleOptions>) => void
}

/** A lower opacity would be invisible. */
const MIN_OPACITY_PERCENT = 5

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
          min={MIN_OPACITY_PERCENT}
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
  /** In px. */
  readonly weight: number
  readonly onChange: (weight: number) => void
}

/** Maximum of the slider, in px. The text field accepts more. */
const SLIDER_MAX_PX = 60

/** The stroke width: a number field, and a slider for pointers. */
function WeightField({ weight, onChange }: WeightFieldProps) {
  const { t } = useLingui()
  const id = useId()
  /** The text being typed; null when the field shows the current weight. */
  const [written, setWritten] = useState<string | null>(null)

  return (
    <div className={styles['row']}>
      <label htmlFor={id}>{t`Weight`}</label>
      {/* Hidden from assistive technology: the field beside it does the same. */}
      <input
        type="range"
        className={styles['weight']}
        aria-hidden="true"
        tabIndex={-1}
        min={1}
        max={SLIDER_MAX_PX}
        value={Math.min(weight, SLIDER_MAX_PX)}
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
