import { useLingui } from '@lingui/react/macro'
import {
  columnFilter,
  columnSwitches,
  type Column,
  type ColumnSwitch,
} from '@colonnade/domain/columns'
import { changeColumnParamsAtom } from '../../state/columns/columns.ts'
import { useAppAction, useSessionValue } from '../../state/react/index.ts'
import { serverSettingsAtom } from '../../state/settings/server-settings.ts'
import { Toggle } from '../../ui/toggle/Toggle.tsx'
import { PatternField } from './PatternField.tsx'
import { useAskedSetting } from './use-asked-setting.ts'
import styles from './ColumnSettings.module.css'

/** Where a column keeps each: other clients of such servers read them there. */
const PATHS: Readonly<Record<ColumnSwitch, readonly string[]>> = {
  reblog: ['shows', 'reblog'],
  reply: ['shows', 'reply'],
  direct: ['shows', 'direct'],
  onlyMedia: ['other', 'onlyMedia'],
}

interface ColumnFiltersProps {
  readonly column: Column
}

/** What this column leaves out. */
export function ColumnFilters({ column }: ColumnFiltersProps) {
  const { t } = useLingui()
  const changeParams = useAppAction(changeColumnParamsAtom)
  const settings = useSessionValue(serverSettingsAtom)
  const box = useAskedSetting(column.uuid)
  const switches = columnSwitches(column.id)
  if (switches.length === 0) return null

  const { shows, onlyMedia, pattern } = columnFilter(column, settings)
  const states = { ...shows, onlyMedia }
  const labels: Readonly<Record<ColumnSwitch, string>> = {
    reblog: t`Show boosts`,
    reply: t`Show replies`,
    direct: t`Show direct messages`,
    onlyMedia: t`Media only`,
  }

  return (
    <div ref={box} className={styles['parts']}>
      {switches.map((name) => (
        <div key={name} data-setting={name}>
          <Toggle
            label={labels[name]}
            isOn={states[name]}
            onChange={(isOn) => changeParams(column.uuid, PATHS[name], isOn)}
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
