import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Column } from '@colonnade/domain/columns'
import { readColumnKinds } from '@colonnade/domain/notifications'
import { chooseQuickFilterAtom } from '../../state/notifications/notifications-source.ts'
import { pushAtom } from '../../state/push/push-subscription.ts'
import {
  requestNotificationPermissionAtom,
  changePushAlertsAtom,
  notificationPermissionAtom,
} from '../../state/push/start-push.ts'
import {
  useAppAction,
  useAppValue,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { changeLocalSettingAtom, localSettingsAtom } from '../../state/settings/local-settings.ts'
import {
  changeServerSettingAtom,
  serverSettingsAtom,
} from '../../state/settings/server-settings.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Toggle } from '../../ui/toggle/Toggle.tsx'
import { ColumnKinds } from './ColumnKinds.tsx'
import { ColumnPeople } from './ColumnPeople.tsx'
import { SettingsFold } from './SettingsFold.tsx'
import styles from './NotificationSettings.module.css'

const KINDS = [
  { type: 'mention', label: msg`Mentions` },
  { type: 'favourite', label: msg`Favourites` },
  { type: 'reblog', label: msg`Boosts` },
  { type: 'follow', label: msg`New followers` },
] as const

const CHANNELS = [
  { id: 'shows', label: msg`Show in column` },
  { id: 'alerts', label: msg`Desktop` },
  { id: 'sounds', label: msg`Sound` },
  { id: 'push', label: msg`Push` },
] as const

type Channel = (typeof CHANNELS)[number]['id']

interface NotificationSettingsProps {
  readonly column: Column
}

/**
 * The column's own kinds and people, and the account's settings per type: shown in the column, desktop notification, sound, push.
 */
export function NotificationSettings({ column }: NotificationSettingsProps) {
  const { t, i18n } = useLingui()
  const { notifications } = useSessionValue(serverSettingsAtom)
  const { isSupported, subscription } = useSessionValue(pushAtom)
  const change = useSessionAction(changeServerSettingAtom)
  const changePush = useSessionAction(changePushAlertsAtom)
  const reload = useSessionAction(chooseQuickFilterAtom)
  const hasOwnKinds = readColumnKinds(column.params).chosen !== null
  const ways = CHANNELS.filter(({ id }) => {
    if (id === 'shows') return !hasOwnKinds
    return id !== 'push' || (isSupported && subscription !== null)
  })

  const isOn = (way: Channel, type: string) =>
    (way === 'push' ? subscription?.alerts[type] : notifications[way][type]) === true

  const handleChange = (way: Channel, type: string, wanted: boolean) => {
    if (way === 'push') {
      void changePush(['alerts', type], wanted)
      return
    }
    change(['notifications', way, type], wanted)
    if (way === 'shows') void reload(notifications.quickFilter.active)
  }

  return (
    <div className={styles['settings']}>
      <ColumnKinds column={column} />
      <ColumnPeople column={column} />
      <SettingsFold title={<Trans>Types and alerts</Trans>}>
        <table aria-label={t`Per type`}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t`Type`}</span>
              </th>
              {ways.map(({ id, label }) => (
                <th key={id} scope="col">
                  {i18n._(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {KINDS.map(({ type, label: kind }) => (
              <tr key={type}>
                <th scope="row">{i18n._(kind)}</th>
                {ways.map(({ id, label }) => (
                  <td key={id}>
                    <input
                      type="checkbox"
                      role="switch"
                      aria-label={`${i18n._(kind)}: ${i18n._(label)}`}
                      aria-checked={isOn(id, type)}
                      checked={isOn(id, type)}
                      onChange={(event) => handleChange(id, type, event.currentTarget.checked)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <DesktopPermission />
      </SettingsFold>
      {!hasOwnKinds && (
        <SettingsFold title={<Trans>Filter bar</Trans>}>
          <FilterBarSettings />
        </SettingsFold>
      )}
      <SettingsFold title={<Trans>Unread badges</Trans>}>
        <BadgeSettings />
      </SettingsFold>
    </div>
  )
}

/** The unread badges in this browser. */
function BadgeSettings() {
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
        label={<Trans>Unread count on the page's icon</Trans>}
        isOn={favicon_badge}
        onChange={(isOn) => change(['notifications', 'favicon_badge'], isOn)}
      />
    </div>
  )
}

/** Desktop and push notifications need a browser permission. Renders nothing once it is granted. */
function DesktopPermission() {
  const permission = useAppValue(notificationPermissionAtom)
  const allow = useSessionAction(requestNotificationPermissionAtom)

  switch (permission) {
    case 'default':
      return (
        <Button icon="bell" onClick={() => void allow()}>
          <Trans>Allow desktop notifications</Trans>
        </Button>
      )
    case 'denied':
      return (
        <small>
          <Trans>Notifications are blocked in your browser's site settings.</Trans>
        </small>
      )
    case 'granted':
    case 'unsupported':
      return null
  }
}

const BASIC_FILTERS: readonly string[] = ['all', 'mention']

/** The quick filter bar: whether it is shown, and which filters it offers (NTF-05). */
function FilterBarSettings() {
  const { active, show, advanced } = useSessionValue(serverSettingsAtom).notifications.quickFilter
  const change = useSessionAction(changeServerSettingAtom)
  const choose = useSessionAction(chooseQuickFilterAtom)

  /** Resets a filter that the bar does not offer any more, because the user could not leave it. */
  const handleChange = (name: 'show' | 'advanced', isOn: boolean) => {
    change(['notifications', 'quickFilter', name], isOn)
    const offered = name === 'show' ? ['all'] : BASIC_FILTERS
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
