import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Choice } from '../../ui/choice/Choice.tsx'
import { AccentChoice } from './AccentChoice.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { SettingGroup } from './SettingGroup.tsx'
import { TextSizeChoice } from './TextSizeChoice.tsx'
import { useLocalSettings } from './use-local-settings.ts'
import styles from './Settings.module.css'

interface AppearancePageProps {
  /** A post as columns show it. */
  readonly sample: ReactNode
}

/** How the deck looks on this device. */
export function AppearancePage({ sample }: AppearancePageProps) {
  const { t } = useLingui()
  const [{ theme, contrast, density, motion }, change] = useLocalSettings()

  return (
    <>
      <div className={styles['sample']} aria-hidden="true" inert>
        {sample}
      </div>
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
        <AccentChoice />
      </SettingGroup>
      <SettingGroup title={t`Size`}>
        <TextSizeChoice />
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
      <LanguageChoice />
      <SettingGroup title={t`Motion`}>
        <Choice
          label={t`Animations`}
          options={[
            { value: 'auto', label: t`As the system` },
            { value: 'reduce', label: t`None` },
          ]}
          value={motion}
          onChange={(value) => change(['motion'], value)}
        />
      </SettingGroup>
    </>
  )
}
