import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Language, LANGUAGES } from '@colonnade/domain/settings'
import { ACCENTS, getAccentShades } from '@colonnade/domain/theme'
import { RadioGroup } from '../../ui/radio-group/RadioGroup.tsx'
import { COLOUR_NAMES } from '../../ui/swatches/colour-names.ts'
import { Swatches } from '../../ui/swatches/Swatches.tsx'
import { SettingChoice } from './SettingChoice.tsx'
import { SettingGroup } from './SettingGroup.tsx'
import { useLocalSettings } from './use-local-settings.ts'
import styles from './Settings.module.css'

interface AppearancePageProps {
  /** A sample post as columns render it. */
  readonly sample: ReactNode
}

/** The appearance settings of this device. */
export function AppearancePage({ sample }: AppearancePageProps) {
  const { t } = useLingui()
  const [{ theme, contrast, density, motion }, change] = useLocalSettings()

  return (
    <>
      <div className={styles['sample']} aria-hidden="true" inert>
        {sample}
      </div>
      <SettingGroup title={t`Colours`}>
        <RadioGroup
          label={t`Theme`}
          options={[
            { value: 'auto', label: t`System` },
            { value: 'dark', label: t`Dark` },
            { value: 'light', label: t`Light` },
          ]}
          value={theme}
          onChange={(value) => change(['theme'], value)}
        />
        <RadioGroup
          label={t`Contrast`}
          options={[
            { value: 'auto', label: t`System` },
            { value: 'more', label: t`High` },
          ]}
          value={contrast}
          onChange={(value) => change(['contrast'], value)}
        />
        <AccentChoice />
      </SettingGroup>
      <SettingGroup title={t`Size`}>
        <TextSizeChoice />
        <RadioGroup
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
        <RadioGroup
          label={t`Animations`}
          options={[
            { value: 'auto', label: t`System` },
            { value: 'reduce', label: t`None` },
          ]}
          value={motion}
          onChange={(value) => change(['motion'], value)}
        />
      </SettingGroup>
    </>
  )
}

const ORDER = [
  'blue',
  'violet',
  'pink',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'grey',
] as const

/** Each in the shade of the current theme. */
const PRESETS = ORDER.map((name) => {
  const value = ACCENTS[name]
  const { light, dark } = getAccentShades(value).normal
  return { name: COLOUR_NAMES[name], value, paint: `light-dark(${light.accent}, ${dark.accent})` }
})

/** The accent colour of links, buttons and selected elements. */
function AccentChoice() {
  const { t, i18n } = useLingui()
  const [{ accent }, change] = useLocalSettings()

  return (
    <Swatches
      label={t`Accent colour`}
      swatches={PRESETS.map((preset) => ({ ...preset, name: i18n._(preset.name) }))}
      value={accent}
      onChange={(colour) => change(['accent'], colour)}
      customName={t`Custom colour`}
    />
  )
}

const SIZES = [
  { value: 'small', name: msg`Small` },
  { value: 'normal', name: msg`Normal` },
  { value: 'large', name: msg`Large` },
  { value: 'larger', name: msg`Larger` },
  { value: 'largest', name: msg`Largest` },
] as const

/** The text size. Each option shows a letter in its size. */
function TextSizeChoice() {
  const { t, i18n } = useLingui()
  const [{ text_size }, change] = useLocalSettings()

  return (
    <RadioGroup
      label={t`Text size`}
      options={SIZES.map(({ value, name }) => ({
        value,
        name: i18n._(name),
        label: (
          <span className={styles['letter']} data-size={value} aria-hidden="true">
            A
          </span>
        ),
      }))}
      value={text_size}
      onChange={(size) => change(['text_size'], size)}
    />
  )
}

/** The language of the interface. Each language is listed by its own name. */
function LanguageChoice() {
  const { t } = useLingui()
  const [{ language }, change] = useLocalSettings()

  return (
    <SettingGroup title={t`Language`}>
      <SettingChoice
        label={t`Language`}
        value={language}
        options={LANGUAGES.map((value) => ({
          value,
          label: value === 'auto' ? t`Automatic` : getLanguageName(value),
        }))}
        onChange={(value) => change(['language'], value)}
      />
    </SettingGroup>
  )
}

/** Capitalises the name, also where the language writes it in lower case. */
function getLanguageName(locale: Exclude<Language, 'auto'>): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
