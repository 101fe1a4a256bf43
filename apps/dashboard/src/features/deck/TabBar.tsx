import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { MainMenu } from './MainMenu.tsx'
import styles from './TabBar.module.css'

const TABS = [
  { path: '/', icon: 'home', label: msg`Home` },
  { path: '/notifications', icon: 'bell', label: msg`Notifications` },
  { path: '/timelines/public/local', icon: 'people', label: msg`Local` },
  { path: '/timelines/public', icon: 'globe', label: msg`Federated` },
] as const

interface TabBarProps {
  readonly appearance: (onClose: () => void) => ReactNode
}

/** The ways of a narrow window. */
export function TabBar({ appearance }: TabBarProps) {
  const { t, i18n } = useLingui()
  const path = usePathname()

  return (
    <nav className={styles['bar']} aria-label={t`Main`}>
      {TABS.map((tab) => (
        <AppLink
          key={tab.path}
          to={tab.path}
          className={styles['tab']}
          aria-label={i18n._(tab.label)}
          aria-current={path === tab.path ? 'page' : undefined}
        >
          <Icon name={tab.icon} size={20} />
        </AppLink>
      ))}
      <MainMenu className={styles['tab']} appearance={appearance} />
    </nav>
  )
}
