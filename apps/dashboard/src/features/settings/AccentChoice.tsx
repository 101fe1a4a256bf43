import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ACCENTS, accentShades } from '@colonnade/domain/appearance'
import { Swatches } from '../../ui/swatches/Swatches.tsx'
import { useLocalSettings } from './use-local-settings.ts'

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
export function AccentChoice() {
  const { t, i18n } = useLingui()
  const [{ accent }, change] = useLocalSettings()

  return (
    <Swatches
      label={t`Accent colour`}
      swatches={PRESETS.map((preset) => ({ ...preset, name: i18n._(preset.name) }))}
      value={accent}
      onChange={(colour) => change(['accent'], colour)}
      ownName={t`Own colour`}
    />
  )
}
