import { useLingui } from '@lingui/react/macro'
import { toColour, type DoodleOptions } from '@colonnade/domain/doodle'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import styles from './Colours.module.css'

interface ColoursProps {
  readonly options: DoodleOptions
  readonly onChange: (change: (options: DoodleOptions) => DoodleOptions) => void
}

/** The foreground and background colours, and a preview of the stroke. */
export function Colours({ options, onChange }: ColoursProps) {
  const { t } = useLingui()
  const { fg, bg, swapped, weight, opacity } = options
  const [ink, paper] = swapped ? [bg, fg] : [fg, bg]

  return (
    <fieldset aria-label={t`Colours`} className={styles['colours']}>
      <span className={styles['wells']} data-swapped={swapped || undefined}>
        <input
          type="color"
          aria-label={t`Foreground colour`}
          title={t`Foreground colour`}
          value={fg}
          onChange={({ currentTarget: { value } }) => {
            onChange((now) => ({ ...now, fg: toColour(value, now.fg) }))
          }}
        />
        <input
          type="color"
          aria-label={t`Background colour`}
          title={t`Background colour`}
          value={bg}
          onChange={({ currentTarget: { value } }) => {
            onChange((now) => ({ ...now, bg: toColour(value, now.bg) }))
          }}
        />
      </span>
      <IconButton
        icon="swap"
        label={t`Swap colours`}
        aria-pressed={swapped}
        onClick={() => {
          onChange((now) => ({ ...now, swapped: !now.swapped }))
        }}
      />
      <svg
        className={styles['sample']}
        viewBox="0 0 96 40"
        aria-hidden="true"
        style={{ '--ink-colour': ink, '--paper-colour': paper }}
      >
        <path d="M18 25c10-16 20-16 30-5s20 11 30-5" strokeWidth={weight} strokeOpacity={opacity} />
      </svg>
    </fieldset>
  )
}
