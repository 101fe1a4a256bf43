import { useLingui } from '@lingui/react/macro'
import { warningFilterTrouble } from '@colonnade/domain/status'
import { TextField } from '../../ui/text-field/TextField.tsx'
import { SettingGroup } from './SettingGroup.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'
import { useLocalSettings } from './use-local-settings.ts'

/** Whether posts behind a content warning start open. */
export function WarningsPage() {
  const { t } = useLingui()
  const [{ content_warnings }, change] = useLocalSettings()
  const filter = content_warnings.filter ?? ''
  const trouble = warningFilterTrouble(filter)
  const troubles = {
    invalid: t`This is no regular expression yet; all warnings stay closed.`,
    unsupported: t`References to groups and flags cannot be used here; all warnings stay closed.`,
    'too-large': t`This expression repeats too much; all warnings stay closed.`,
  }

  return (
    <SettingGroup title={t`Posts with a content warning`}>
      <SettingSwitch path={['content_warnings', 'auto_unfold']} label={t`Open them at once`} />
      <TextField
        label={t`Warnings that stay closed`}
        value={filter}
        disabled={!content_warnings.auto_unfold}
        spellCheck={false}
        autoCapitalize="none"
        hint={t`A regular expression, such as: spoiler|politics`}
        error={trouble === null ? null : troubles[trouble]}
        onChange={(text) => change(['content_warnings', 'filter'], text === '' ? null : text)}
      />
    </SettingGroup>
  )
}
