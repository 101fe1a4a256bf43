import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { chooseQuickFilterAtom } from '../../state/notifications/notifications-source.ts'
import { pushAtom } from '../../state/push/push.ts'
import {
  allowNoticesAtom,
  changePushAlertsAtom,
  noticePermissionAtom,
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
import styles from './NotificationSettings.module.css'

const KINDS = [
  { type: 'mention', label: msg`Mentions` },
  { type: 'favourite', label: msg`Favourites` },
  { type: 'reblog', label: msg`Boosts` },
  { type: 'follow', label: msg`New followers` },
] as const

const WAYS = [
  { id: 'shows', label: msg`Show in column` },
  { id: 'alerts', label: msg`Desktop` },
  { id: 'sounds', label: msg`Sound` },
  { id: 'push', label: msg`Push` },
] as const

type Way = (typeof WAYS)[number]['id']

/** How each kind of notification makes itself known: listed, by the system, by a sound, pushed. */
export function NotificationSettings() {
  const { t, i18n } = useLingui()
  const { notifications } = useSessionValue(serverSettingsAtom)
  const { isSupported, subscription } = useSessionValue(pushAtom)
  const change = useSessionAction(changeServerSettingAtom)
  const changePush = useSessionAction(changePushAlertsAtom)
  const reload = useSessionAction(chooseQuickFilterAtom)
  const ways = WAYS.filter(({ id }) => id !== 'push' || (isSupported && subscription !== null))

  const isOn = (way: Way, type: string) =>
    (way === 'push' ? subscription?.alerts[type] : notifications[way][type]) === true

  const handleChange = (way: Way, type: string, wanted: boolean) => {
    if (way === 'push') {
      void changePush(['alerts', type], wanted)
      return
    }
    change(['notifications', way, type], wanted)
    if (way === 'shows') void reload(notifications.quickFilter.active)
  }

  return (
    <div className={styles['settings']}>
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
      <NoticePermission />
      <FilterBarSettings />
      <BadgeSettings />
    </div>
  )
}

/** How this browser shows that something is unread. */
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

/** Desktop and pushed notifications need the user's word, given to the browser; nothing once it is given. */
function NoticePermission() {
  const permission = useAppValue(noticePermissionAtom)
  const allow = useSessionAction(allowNoticesAtom)

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

const NARROW: readonly string[] = ['all', 'mention']

/** Whether a bar over the list shows one kind at a time, and which kinds it offers (NTF-05). */
function FilterBarSettings() {
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
