import { useLingui } from '@lingui/react/macro'
import { LANGUAGES, type Language } from '@colonnade/domain/settings'
import { SettingChoice } from './SettingChoice.tsx'
import { SettingGroup } from './SettingGroup.tsx'
import { useLocalSettings } from './use-local-settings.ts'

/** What the program speaks; each language says its own name. */
export function LanguageChoice() {
  const { t } = useLingui()
  const [{ language }, change] = useLocalSettings()

  return (
    <SettingGroup title={t`Language`}>
      <SettingChoice
        label={t`Language`}
        value={language}
        options={LANGUAGES.map((value) => ({
          value,
          label: value === 'auto' ? t`Automatic` : ownName(value),
        }))}
        onChange={(value) => change(['language'], value)}
      />
    </SettingGroup>
  )
}

/** With a capital, also where a language writes its name without one. */
function ownName(locale: Exclude<Language, 'auto'>): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
