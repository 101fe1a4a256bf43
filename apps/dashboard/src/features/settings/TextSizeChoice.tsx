import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Choice } from '../../ui/choice/Choice.tsx'
import { useLocalSettings } from './use-local-settings.ts'
import styles from './Settings.module.css'

const SIZES = [
  { value: 'small', name: msg`Small` },
  { value: 'normal', name: msg`Normal` },
  { value: 'large', name: msg`Large` },
  { value: 'larger', name: msg`Larger` },
  { value: 'largest', name: msg`Largest` },
] as const

/** How large letters are, each step shown as one. */
export function TextSizeChoice() {
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
