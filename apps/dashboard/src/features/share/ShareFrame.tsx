import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Logo } from '../../ui/logo/Logo.tsx'
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
          <Trans>Write a post</Trans>
        </h2>
        {choice}
        {children}
      </main>
    </div>
  )
}
