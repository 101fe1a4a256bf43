import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import {
  clampColumnWidth,
  getSlotWidth,
  MAX_COLUMN_PX,
  MIN_COLUMN_PX,
  setWidth,
} from '@colonnade/domain/workspaces'
import { updateStripAtom } from '../../../state/columns/arrange-columns.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useStripContext, WIDTH_ACTIONS } from '../arrange/strip-actions.ts'
import { findColumnElement } from '../column-element.ts'
import styles from './ColumnSettings.module.css'

interface ColumnWidthProps {
  readonly uuid: string
}

/** The width of a column of the strip: presets, and a field for any width that dragging its edge allows. @see BY-55 */
export function ColumnWidth({ uuid }: ColumnWidthProps) {
  const { t, i18n } = useLingui()
  const context = useStripContext(uuid)
  const width = getSlotWidth(context.strip, uuid)

  return (
    <fieldset className={styles['width']}>
      <legend>{t`Width`}</legend>
      <div className={styles['presets']}>
        {WIDTH_ACTIONS.map(({ id, label, px, run }) => (
          <Button key={id} aria-pressed={width === px} onClick={() => run(context)}>
            {i18n._(label)}
          </Button>
        ))}
      </div>
      <ExactWidth uuid={uuid} width={width} />
    </fieldset>
  )
}

interface ExactWidthProps extends ColumnWidthProps {
  /** In px; null when it depends on the window. */
  readonly width: number | null
}

function ExactWidth({ uuid, width }: ExactWidthProps) {
  const { t } = useLingui()
  const id = useId()
  const changeStrip = useAppAction(updateStripAtom)
  /** The text being typed; null when the field shows the current width. */
  const [written, setWritten] = useState<string | null>(null)
  const [measured] = useState(() => findColumnElement(uuid)?.offsetWidth)

  const save = () => {
    setWritten(null)
    if (written === null) return
    const px = written.trim() === '' ? null : clampColumnWidth(Number(written))
    changeStrip((strip) => setWidth(strip, uuid, px))
  }

  return (
    <div className={styles['exact']}>
      <label htmlFor={id}>{t`Exact width`}</label>
      <span>
        <input
          id={id}
          type="number"
          min={MIN_COLUMN_PX}
          max={MAX_COLUMN_PX}
          step={10}
          value={written ?? width ?? ''}
          placeholder={measured === undefined ? undefined : String(measured)}
          aria-describedby={`${id}unit`}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
          onBlur={save}
          onKeyDown={({ key }) => {
            if (key === 'Enter') save()
          }}
        />
        <small id={`${id}unit`}>{t({ message: 'px', context: 'unit of length' })}</small>
      </span>
    </div>
  )
}
