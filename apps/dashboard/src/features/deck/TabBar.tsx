import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { unreadNotificationsAtom } from '../../state/notifications/notifications.ts'
import { useAppValue, useSessionValue } from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { MOBILE_TABS } from './mobile-tabs.ts'
import { MobileMenu } from './MobileMenu.tsx'
import styles from './TabBar.module.css'

const NOTIFICATIONS = '/notifications'

interface TabBarProps {
  /** Names the screen for those who do not see which tab it is. */
  readonly heading?: ReactNode
  /** The tab that is shown was pressed again. */
  readonly onPressAgain: () => void
  /** What the shown column has to be told besides. */
  readonly tools?: ReactNode
}

/** The ways of a narrow window. */
export function TabBar({ heading, onPressAgain, tools }: TabBarProps) {
  const { t, i18n } = useLingui()
  const path = usePathname()

  const unread = useSessionValue(unreadNotificationsAtom)
  const { tab_badge: hasBadge } = useAppValue(localSettingsAtom).notifications
  const waits = (tab: string) =>
    tab === NOTIFICATIONS && path !== NOTIFICATIONS && hasBadge && unread > 0

  return (
    <nav className={styles['bar']} aria-label={t`Main`}>
      {heading}
      {MOBILE_TABS.map((tab) => (
        <AppLink
          key={tab.path}
          to={tab.path}
          className={styles['tab']}
          aria-label={i18n._(tab.label)}
          title={waits(tab.path) ? t`Unread notifications` : undefined}
          aria-current={path === tab.path ? 'page' : undefined}
          onClick={path === tab.path ? onPressAgain : undefined}
        >
          <Icon name={tab.icon} size={20} />
          {waits(tab.path) && <span className={styles['dot']} />}
        </AppLink>
      ))}
      {tools}
      <MobileMenu className={styles['tab']} />
    </nav>
  )
}
