import { useLingui } from '@lingui/react/macro'
import { canBeSlow, isSlow, type Column } from '@colonnade/domain/columns'
import { changeColumnParamsAtom } from '../../state/columns/columns.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { Toggle } from '../../ui/toggle/Toggle.tsx'

/** Lets a column wait with what is new until its reader asks for it. */
export function SlowMode({ column }: { readonly column: Column }) {
  const { t } = useLingui()
  const settings = useAppValue(localSettingsAtom)
  const changeParams = useAppAction(changeColumnParamsAtom)
  if (!canBeSlow(column.id)) return null

  return (
    <Toggle
      label={t`Slow mode`}
      isOn={isSlow(column, settings)}
      onChange={(isOn) => changeParams(column.uuid, ['slow'], isOn)}
    />
  )
}
