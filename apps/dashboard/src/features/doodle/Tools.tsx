import { Trans, useLingui } from '@lingui/react/macro'
import type { DoodleOptions } from '@colonnade/domain/doodle'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Doodle.module.css'

interface ToolsProps {
  readonly mode: DoodleOptions['mode']
  readonly onMode: (mode: DoodleOptions['mode']) => void
  readonly onUndo: () => void
  readonly onClear: () => void
}

/** What the pointer does, and the ways back. */
export function Tools({ mode, onMode, onUndo, onClear }: ToolsProps) {
  const { t } = useLingui()

  return (
    <fieldset aria-label={t`Tools`} className={styles['tools']}>
      <div className={styles['modes']}>
        <button
          type="button"
          aria-pressed={mode === 'draw'}
          onClick={() => {
            onMode('draw')
          }}
        >
          <Icon name="brush" size={17} />
          <Trans>Draw</Trans>
        </button>
        <button
          type="button"
          aria-pressed={mode === 'fill'}
          onClick={() => {
            onMode('fill')
          }}
        >
          <Icon name="bucket" size={17} />
          <Trans>Fill</Trans>
        </button>
      </div>
      <IconButton icon="undo" label={t`Undo`} onClick={onUndo} />
      <IconButton icon="trash" label={t`Clear`} onClick={onClear} />
    </fieldset>
  )
}
