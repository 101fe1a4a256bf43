import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import type { DoodleOptions, DoodleSizeId } from '@colonnade/domain/doodle'
import { Colours } from './Colours.tsx'
import { Palette } from './Palette.tsx'
import { SizeChoice } from './SizeChoice.tsx'
import { StrokeSettings } from './StrokeSettings.tsx'
import { Tools } from './Tools.tsx'
import styles from './Doodle.module.css'

interface DoodleDeskProps {
  readonly ref: Ref<HTMLCanvasElement>
  readonly options: DoodleOptions
  readonly onChange: (change: (options: DoodleOptions) => DoodleOptions) => void
  readonly onUndo: () => void
  readonly onClear: () => void
  readonly onResize: (size: DoodleSizeId) => void
}

/** The canvas, and all that belongs in the other hand. */
export function DoodleDesk(props: DoodleDeskProps) {
  const { ref, options, onChange, onUndo, onClear, onResize } = props
  const { t } = useLingui()
  const patch = (change: Partial<DoodleOptions>) => {
    onChange((now) => ({ ...now, ...change }))
  }

  return (
    <div className={styles['desk']}>
      <div className={styles['stage']} data-mode={options.mode}>
        {/* What its pixels show nobody can tell but who draws them. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <canvas ref={ref} className={styles['canvas']} role="img" aria-label={t`Your drawing`} />
      </div>
      <div className={styles['panel']}>
        <Tools
          mode={options.mode}
          onMode={(mode) => {
            patch({ mode })
          }}
          onUndo={onUndo}
          onClear={onClear}
        />
        <Colours options={options} onChange={onChange} />
        <Palette options={options} onChange={onChange} />
        <StrokeSettings options={options} onChange={patch} />
        <SizeChoice value={options.size} onChange={onResize} />
      </div>
    </div>
  )
}
