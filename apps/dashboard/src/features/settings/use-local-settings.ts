import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { changeLocalSettingAtom, localSettingsAtom } from '../../state/settings/local-settings.ts'

/** The settings of this browser and the verb that changes one of them. */
export function useLocalSettings() {
  return [useAppValue(localSettingsAtom), useAppAction(changeLocalSettingAtom)] as const
}
