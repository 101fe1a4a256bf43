import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type Column, columnFilter, columnSwitches } from '@colonnade/domain/columns'
import { askedSettingAtoms, settleSettingAtom } from '../../../state/columns/asked-setting.ts'
import { changeColumnParamsAtom } from '../../../state/columns/columns.ts'
import { useAppAction, useAppValue, useSessionValue } from '../../../state/react/index.ts'
import { serverSettingsAtom } from '../../../state/settings/server-settings.ts'
import { Toggle } from '../../../ui/toggle/Toggle.tsx'
import { SWITCH_LABELS, SWITCH_PATHS } from './column-switches.ts'
import { PatternField } from './PatternField.tsx'
import styles from './ColumnSettings.module.css'

interface ColumnFiltersProps {
  readonly column: Column
}

/** What this column leaves out. */
export function ColumnFilters({ column }: ColumnFiltersProps) {
  const { i18n } = useLingui()
  const changeParams = useAppAction(changeColumnParamsAtom)
  const settings = useSessionValue(serverSettingsAtom)
  const box = useAskedSetting(column.uuid)
  const switches = columnSwitches(column.id)
  if (switches.length === 0) return null

  const { shows, onlyMedia, pattern } = columnFilter(column, settings)
  const states = { ...shows, onlyMedia }

  return (
    <div ref={box} className={styles['parts']}>
      {switches.map((name) => (
        <div key={name} data-setting={name}>
          <Toggle
            label={i18n._(SWITCH_LABELS[name])}
            isOn={states[name]}
            onChange={(isOn) => changeParams(column.uuid, SWITCH_PATHS[name], isOn)}
          />
        </div>
      ))}
      <PatternField
        uuid={column.uuid}
        saved={pattern}
        onSave={(body) => changeParams(column.uuid, ['regex', 'body'], body)}
      />
    </div>
  )
}

/** Brings the focus to the setting that somebody asked for. @returns the ref of what holds the settings */
function useAskedSetting(uuid: string) {
  const box = useRef<HTMLDivElement>(null)
  const asked = useAppValue(askedSettingAtoms(uuid))
  const settle = useAppAction(settleSettingAtom)

  useEffect(() => {
    if (asked === null) return
    const input = box.current?.querySelector<HTMLElement>(`[data-setting="${asked}"] input`)
    input?.scrollIntoView({ block: 'nearest' })
    input?.focus()
    settle(uuid)
  }, [asked, settle, uuid])

  return box
}
