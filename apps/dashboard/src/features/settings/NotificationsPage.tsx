import { useLingui } from '@lingui/react/macro'
import { SettingGroup } from './SettingGroup.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'

/** How this browser shows that something is unread. */
export function NotificationsPage() {
  const { t } = useLingui()

  return (
    <SettingGroup
      title={t`Unread notifications`}
      hint={t`Choose what you are told about in the settings of the Notifications column.`}
    >
      <SettingSwitch path={['notifications', 'tab_badge']} label={t`Unread badge on the bell`} />
      <SettingSwitch
        path={['notifications', 'favicon_badge']}
        label={t`Unread count on the page’s icon`}
      />
    </SettingGroup>
  )
}
