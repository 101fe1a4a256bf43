import { isSwitchedOn, type SwitchPath } from '@colonnade/domain/settings'
import { Toggle } from '../../ui/toggle/Toggle.tsx'
import { useLocalSettings } from './use-local-settings.ts'

interface SettingSwitchProps {
  readonly path: SwitchPath
  readonly label: string
  readonly hint?: string
  readonly isDisabled?: boolean
}

/** A switch for a local setting. */
export function SettingSwitch({ path, label, hint, isDisabled = false }: SettingSwitchProps) {
  const [settings, change] = useLocalSettings()

  return (
    <Toggle
      label={label}
      hint={hint}
      isOn={isSwitchedOn(settings, path)}
      isDisabled={isDisabled}
      onChange={(isOn) => change(path, isOn)}
    />
  )
}
