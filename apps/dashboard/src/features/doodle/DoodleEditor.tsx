import { Trans, useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { DOODLE_SIZES, type DoodleOptions, type DoodleSizeId } from '@colonnade/domain/doodle'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Select } from '../../ui/select/Select.tsx'
import { Colours } from './Colours.tsx'
import { Palette } from './Palette.tsx'
import { StrokeSettings } from './StrokeSettings.tsx'
import styles from './Doodle.module.css'

interface DoodleEditorProps {
  readonly ref: Ref<HTMLCanvasElement>
  readonly options: DoodleOptions
  readonly onChange: (change: (options: DoodleOptions) => DoodleOptions) => void
  readonly onUndo: () => void
  readonly onClear: () => void
  readonly onResize: (size: DoodleSizeId) => void
}

/** The canvas and the panel beside it. */
export function DoodleEditor(props: DoodleEditorProps) {
  const { ref, options, onChange, onUndo, onClear, onResize } = props
  const { t } = useLingui()
  const patch = (change: Partial<DoodleOptions>) => {
    onChange((now) => ({ ...now, ...change }))
  }

  return (
    <div className={styles['editor']}>
      <div className={styles['stage']} data-mode={options.mode}>
        {/* No text alternative: the content of the drawing is not known. */}
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

interface ToolsProps {
  readonly mode: DoodleOptions['mode']
  readonly onMode: (mode: DoodleOptions['mode']) => void
  readonly onUndo: () => void
  readonly onClear: () => void
}

/** The drawing modes, undo and clear. */
function Tools({ mode, onMode, onUndo, onClear }: ToolsProps) {
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

interface SizeChoiceProps {
  readonly value: DoodleSizeId
  readonly onChange: (size: DoodleSizeId) => void
}

/** The canvas size, one of five. */
function SizeChoice({ value, onChange }: SizeChoiceProps) {
  const { t } = useLingui()
  const names: Partial<Record<DoodleSizeId, string>> = {
    normal: t`Square 500`,
    banner: t`Banner`,
  }
  const options = DOODLE_SIZES.map(({ id, width, height }) => {
    const measure = `${width} × ${height}`
    const label = names[id]
    return label === undefined
      ? { value: id, label: measure }
      : { value: id, label, description: measure }
  })
  const chosen = options.find((option) => option.value === value)?.label ?? ''

  return (
    <div className={styles['size']}>
      <span aria-hidden="true">{t`Canvas size`}</span>
      <Select
        label={t`Canvas size`}
        buttonLabel={t`Canvas size: ${chosen}`}
        value={value}
        options={options}
        onChange={onChange}
      />
    </div>
  )
}
