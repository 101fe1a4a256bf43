import { useId } from 'react'
import styles from './Swatches.module.css'

interface Swatch {
  readonly value: string
  readonly name: string
  /** The visible colour: any CSS colour; null for no colour. */
  readonly paint: string | null
}

interface SwatchesProps {
  readonly label: string
  readonly swatches: readonly Swatch[]
  /** The value of a swatch, which may be a name; `#rrggbb` if there is a custom colour. */
  readonly value: string
  readonly onChange: (colour: string) => void
  /** The name of the field for a custom colour. Without it only the swatches can be selected. */
  readonly customName?: string
}

/** The initial value of the field while a named colour is selected, because it accepts only `#rrggbb`. */
const NEUTRAL = '#808080'

/** A row of colours to select from, and optionally a field for a custom colour. */
export function Swatches({ label, swatches, value, onChange, customName }: SwatchesProps) {
  const name = useId()
  const isOwn = swatches.every((swatch) => swatch.value !== value)

  return (
    <fieldset className={styles['swatches']}>
      <legend>{label}</legend>
      <div className={styles['row']}>
        {swatches.map((swatch) => (
          <label
            key={swatch.value}
            title={swatch.name}
            data-empty={swatch.paint === null || undefined}
            style={{ '--paint': swatch.paint ?? 'transparent' }}
          >
            <input
              type="radio"
              name={name}
              aria-label={swatch.name}
              checked={swatch.value === value}
              onChange={() => onChange(swatch.value)}
            />
          </label>
        ))}
        {customName !== undefined && (
          <span className={styles['own']} title={customName} data-chosen={isOwn || undefined}>
            <input
              type="color"
              aria-label={customName}
              value={value.startsWith('#') ? value : NEUTRAL}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          </span>
        )}
      </div>
    </fieldset>
  )
}
