import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import { LiveRegion } from '../../ui/live-region/LiveRegion.tsx'
import { Logo } from '../../ui/logo/Logo.tsx'
import styles from './Share.module.css'

interface ShareFrameProps {
  readonly children: ReactNode
}

/** The page around a standalone composer: the app name and a link to the deck. */
export function ShareFrame({ children }: ShareFrameProps) {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Logo className={styles['logo']} />
        <h1>Colonnade</h1>
        <a className={styles['deck']} href="/">
          <Trans>Open your deck</Trans>
          <Icon name="arrow-right" size={16} />
        </a>
      </header>
      <main className={styles['card']}>
        <h2 className="visually-hidden">
          <Trans>New post</Trans>
        </h2>
        {children}
      </main>
    </div>
  )
}

interface PublishedProps {
  /** URL of the post; null when it has no page. */
  readonly href: string | null
}

/** Announces politely that the post is published. The composer below is ready for the next one (STA-05). */
export function Published({ href }: PublishedProps) {
  return (
    <div className={styles['published']}>
      <span className={styles['tick']}>
        <Icon name="check" size={16} />
      </span>
      <LiveRegion>
        <Trans>Post published</Trans>
      </LiveRegion>
      {href !== null && (
        <a href={href}>
          <Trans>View post</Trans>
        </a>
      )}
    </div>
  )
}
