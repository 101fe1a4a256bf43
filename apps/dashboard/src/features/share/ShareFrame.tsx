import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Logo } from '../../ui/logo/Logo.tsx'
import { Said } from '../../ui/said/Said.tsx'
import styles from './Share.module.css'

interface ShareFrameProps {
  /** Who writes, where that is a question. */
  readonly choice?: ReactNode
  readonly children: ReactNode
}

/** The page around a lone composer: where one is, and the way to the deck. */
export function ShareFrame({ choice, children }: ShareFrameProps) {
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
        {choice}
        {children}
      </main>
    </div>
  )
}

interface PublishedProps {
  /** Where the post can be read; null where no page shows it. */
  readonly href: string | null
}

/** Says quietly that the post is out; the composer below is ready for the next one (STA-05). */
export function Published({ href }: PublishedProps) {
  return (
    <div className={styles['published']}>
      <span className={styles['tick']}>
        <Icon name="check" size={16} />
      </span>
      <Said>
        <Trans>Post published</Trans>
      </Said>
      {href !== null && (
        <a href={href}>
          <Trans>View post</Trans>
        </a>
      )}
    </div>
  )
}
