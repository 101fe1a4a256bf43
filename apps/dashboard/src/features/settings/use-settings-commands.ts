import { useLingui } from '@lingui/react/macro'
import { useAppAction } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import type { Command } from '../../ui/command-list/command.ts'
import { useLocalSettings } from './use-local-settings.ts'

/** Commands that open the settings, or change a frequently used one directly. @see BY-45 */
export function useSettingsCommands(): readonly Command[] {
  const { t } = useLingui()
  const [settings, change] = useLocalSettings()
  const openModal = useAppAction(openModalAtom)
  const look = t`Appearance`
  const choices = [
    ['theme', 'dark', t`Dark theme`],
    ['theme', 'light', t`Light theme`],
    ['theme', 'auto', t`Use system theme`],
    ['density', 'compact', t`Compact posts`],
    ['density', 'cosy', t`Cosy posts`],
    ['density', 'roomy', t`Roomy posts`],
  ] as const

  return [
    {
      id: 'settings',
      label: t`Settings`,
      icon: 'gear',
      kind: '',
      run: () => openModal({ type: 'SETTINGS' }),
    },
    {
      id: 'slow mode',
      label: settings.slow_mode ? t`Slow mode off` : t`Slow mode on`,
      icon: 'clock',
      kind: t`Settings`,
      run: () => change(['slow_mode'], !settings.slow_mode),
    },
    ...choices
      .filter(([name, value]) => settings[name] !== value)
      .map(([name, value, label]): Command => ({
        id: `${name} ${value}`,
        label,
        icon: 'moon',
        kind: look,
        run: () => change([name], value),
      })),
  ]
}
