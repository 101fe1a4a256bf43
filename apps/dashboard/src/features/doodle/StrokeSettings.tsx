import { useLingui } from '@lingui/react/macro'
import type { DoodleOptions } from '@colonnade/domain/doodle'
import { Toggle } from '../../ui/toggle/Toggle.tsx'
import { WeightField } from './WeightField.tsx'
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
