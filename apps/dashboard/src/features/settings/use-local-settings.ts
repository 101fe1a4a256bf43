import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { changeLocalSettingAtom, localSettingsAtom } from '../../state/settings/local-settings.ts'

/** Returns the settings of this browser and a function that changes one of them. */
export function useLocalSettings() {
  return [useAppValue(localSettingsAtom), useAppAction(changeLocalSettingAtom)] as const
}
