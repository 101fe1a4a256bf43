import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { unreadNotificationsAtom } from '../../../state/notifications/notifications.ts'
import { useAppValue, useSession, useSessionValue } from '../../../state/react/index.ts'
import { hasSeveralAccountsAtom } from '../../../state/sessions.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { goTo } from '../../../ui/link/go-to.ts'
import { ColumnAccount } from '../column/ColumnAccount.tsx'
import { MobileMenu } from '../menu/MobileMenu.tsx'
import { MOBILE_TABS } from './mobile-tabs.ts'
import styles from './TabBar.module.css'

const NOTIFICATIONS = '/notifications'

interface TabBarProps {
  /** The heading of the screen for screen readers. */
  readonly heading?: ReactNode
  /** Called when the selected tab is clicked again. */
  readonly onPressAgain: () => void
  /** The settings button of the shown column. */
  readonly tools?: ReactNode
}

/** The tab bar of a narrow window. */
export function TabBar({ heading, onPressAgain, tools }: TabBarProps) {
  const { t, i18n } = useLingui()
  const path = usePathname()

  const unread = useSessionValue(unreadNotificationsAtom)
  const { tab_badge: hasBadge } = useAppValue(localSettingsAtom).notifications
  const hasUnread = (tab: string) =>
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
          title={hasUnread(tab.path) ? t`Unread notifications` : undefined}
          aria-current={path === tab.path ? 'page' : undefined}
          onClick={path === tab.path ? onPressAgain : undefined}
        >
          <Icon name={tab.icon} size={20} />
          {hasUnread(tab.path) && <span className={styles['dot']} />}
          {path === tab.path && <TabAccount />}
        </AppLink>
      ))}
      {tools}
      <MobileMenu className={styles['tab']} />
    </nav>
  )
}

/** Marks the account of the tabs, where there are several. */
function TabAccount() {
  const { key } = useSession()
  const isMarked = useAppValue(hasSeveralAccountsAtom)

  return isMarked && <ColumnAccount account={key} place="tab" />
}

interface TabSettingsProps {
  readonly isOpen: boolean
  /** Id of the settings that it opens. */
  readonly controls: string
  readonly onToggle: () => void
}

/** A button that opens the settings of the column in a tab, because that column has no header. */
export function TabSettings({ isOpen, controls, onToggle }: TabSettingsProps) {
  const { t } = useLingui()

  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={t`Column settings`}
      title={t`Column settings`}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon name="sliders" size={20} />
    </button>
  )
}

/** Paths where a floating button would cover controls: composer, threads, search, menu. */
const PATHS_WITHOUT_BUTTON = /^\/(?:statuses\/|search|getting-started)/

/** The compose button that floats over the single column. */
export function ComposeButton() {
  const { t } = useLingui()
  const path = usePathname()
  if (PATHS_WITHOUT_BUTTON.test(path)) return null

  return (
    <button
      type="button"
      className={styles['compose']}
      aria-label={t`Compose`}
      onClick={() => goTo('/statuses/new')}
    >
      <Icon name="pen" size={24} />
    </button>
  )
}
