import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ACCENTS, accentShades } from '@colonnade/domain/appearance'
import { type Language, LANGUAGES } from '@colonnade/domain/settings'
import { Choice } from '../../ui/choice/Choice.tsx'
import { Swatches } from '../../ui/swatches/Swatches.tsx'
import { SettingChoice } from './SettingChoice.tsx'
import { SettingGroup } from './SettingGroup.tsx'
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
            { value: 'auto', label: t`System` },
            { value: 'dark', label: t`Dark` },
            { value: 'light', label: t`Light` },
          ]}
          value={theme}
          onChange={(value) => change(['theme'], value)}
        />
        <Choice
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

const NAMES = {
  blue: msg`Blue`,
  violet: msg`Violet`,
  pink: msg`Pink`,
  red: msg`Red`,
  orange: msg`Orange`,
  yellow: msg`Yellow`,
  green: msg`Green`,
  teal: msg`Teal`,
  grey: msg`Grey`,
} satisfies Record<keyof typeof ACCENTS, unknown>

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

/** Each as it would look in the theme that shows. */
const PRESETS = ORDER.map((name) => {
  const value = ACCENTS[name]
  const { light, dark } = accentShades(value).normal
  return { name: NAMES[name], value, paint: `light-dark(${light.accent}, ${dark.accent})` }
})

/** Which colour runs through links, buttons and what is chosen. */
function AccentChoice() {
  const { t, i18n } = useLingui()
  const [{ accent }, change] = useLocalSettings()

  return (
    <Swatches
      label={t`Accent colour`}
      swatches={PRESETS.map((preset) => ({ ...preset, name: i18n._(preset.name) }))}
      value={accent}
      onChange={(colour) => change(['accent'], colour)}
      ownName={t`Custom colour`}
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

/** How large letters are, each step shown as one. */
function TextSizeChoice() {
  const { t, i18n } = useLingui()
  const [{ text_size }, change] = useLocalSettings()

  return (
    <Choice
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

/** What the program speaks; each language says its own name. */
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
