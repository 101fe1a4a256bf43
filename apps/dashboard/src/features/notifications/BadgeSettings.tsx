import { Trans } from '@lingui/react/macro'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { changeLocalSettingAtom, localSettingsAtom } from '../../state/settings/local-settings.ts'
import { Toggle } from '../../ui/toggle/Toggle.tsx'

/** How this browser shows that something is unread. */
export function BadgeSettings() {
  const { tab_badge, favicon_badge } = useAppValue(localSettingsAtom).notifications
  const change = useAppAction(changeLocalSettingAtom)

  return (
    <div>
      <Toggle
        label={<Trans>Unread badge on the bell</Trans>}
        isOn={tab_badge}
        onChange={(isOn) => change(['notifications', 'tab_badge'], isOn)}
      />
      <Toggle
        label={<Trans>Unread count on the page’s icon</Trans>}
        isOn={favicon_badge}
        onChange={(isOn) => change(['notifications', 'favicon_badge'], isOn)}
      />
    </div>
  )
}
