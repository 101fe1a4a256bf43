import { useLingui } from '@lingui/react/macro'
import { Choice } from '../../ui/choice/Choice.tsx'
import { SettingGroup } from './SettingGroup.tsx'
import { useLocalSettings } from './use-local-settings.ts'

/** How the deck looks on this device. */
export function AppearancePage() {
  const { t } = useLingui()
  const [{ theme, contrast, density }, change] = useLocalSettings()

  return (
    <>
      <SettingGroup title={t`Colours`}>
        <Choice
          label={t`Theme`}
          options={[
            { value: 'auto', label: t`As the system` },
            { value: 'dark', label: t`Dark` },
            { value: 'light', label: t`Light` },
          ]}
          value={theme}
          onChange={(value) => change(['theme'], value)}
        />
        <Choice
          label={t`Contrast`}
          options={[
            { value: 'auto', label: t`As the system` },
            { value: 'more', label: t`High` },
          ]}
          value={contrast}
          onChange={(value) => change(['contrast'], value)}
        />
      </SettingGroup>
      <SettingGroup title={t`Size`}>
        <Choice
          label={t`Density`}
          options={[
            { value: 'compact', label: t`Compact` },
            { value: 'cosy', label: t`Cosy` },
            { value: 'roomy', label: t`Roomy` },
          ]}
          value={density}
          onChange={(value) => change(['density'], value)}
        />
      </SettingGroup>
    </>
  )
}
