import { Trans } from '@lingui/react/macro'
import { chooseQuickFilterAtom } from '../../state/notifications/choose-quick-filter.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import {
  changeServerSettingAtom,
  serverSettingsAtom,
} from '../../state/settings/server-settings.ts'
import { Toggle } from '../../ui/toggle/Toggle.tsx'

const NARROW: readonly string[] = ['all', 'mention']

/** Whether a bar over the list shows one kind at a time, and which kinds it offers (NTF-05). */
export function FilterBarSettings() {
  const { active, show, advanced } = useSessionValue(serverSettingsAtom).notifications.quickFilter
  const change = useSessionAction(changeServerSettingAtom)
  const choose = useSessionAction(chooseQuickFilterAtom)

  /** What the bar no longer offers could not be left again. */
  const handleChange = (name: 'show' | 'advanced', isOn: boolean) => {
    change(['notifications', 'quickFilter', name], isOn)
    const offered = name === 'show' ? ['all'] : NARROW
    if (!isOn && !offered.includes(active)) void choose('all')
  }

  return (
    <div>
      <Toggle
        label={<Trans>Quick filter bar</Trans>}
        isOn={show}
        onChange={(isOn) => handleChange('show', isOn)}
      />
      {show && (
        <Toggle
          label={<Trans>Display all categories</Trans>}
          isOn={advanced}
          onChange={(isOn) => handleChange('advanced', isOn)}
        />
      )}
    </div>
  )
}
