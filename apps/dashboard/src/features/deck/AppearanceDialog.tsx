import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { changeLocalSettingAtom, localSettingsAtom } from '../../state/settings/local-settings.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Choice } from './Choice.tsx'

const THEMES = [
  { value: 'auto', label: msg`As the system` },
  { value: 'dark', label: msg`Dark` },
  { value: 'light', label: msg`Light` },
] as const

const CONTRASTS = [
  { value: 'auto', label: msg`As the system` },
  { value: 'more', label: msg`High` },
] as const

const DENSITIES = [
  { value: 'compact', label: msg`Compact` },
  { value: 'cosy', label: msg`Cosy` },
  { value: 'roomy', label: msg`Roomy` },
] as const

interface AppearanceDialogProps {
  readonly onClose: () => void
}

/** How the deck looks on this device; every change shows at once. */
export function AppearanceDialog({ onClose }: AppearanceDialogProps) {
  const { t } = useLingui()
  const settings = useAppValue(localSettingsAtom)
  const change = useAppAction(changeLocalSettingAtom)

  return (
    <Dialog title={t`Appearance`} size="small" closeLabel={t`Close`} onClose={onClose}>
      <Choice
        label={t`Theme`}
        options={THEMES}
        value={settings.theme}
        onChange={(theme) => change(['theme'], theme)}
      />
      <Choice
        label={t`Contrast`}
        options={CONTRASTS}
        value={settings.contrast}
        onChange={(contrast) => change(['contrast'], contrast)}
      />
      <Choice
        label={t`Density`}
        options={DENSITIES}
        value={settings.density}
        onChange={(density) => change(['density'], density)}
      />
    </Dialog>
  )
}
