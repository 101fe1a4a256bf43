import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Logo } from '../../ui/logo/Logo.tsx'
import styles from './Share.module.css'

/** The page around a lone composer: where one is, and the way to the deck. */
export function ShareFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Logo className={styles['logo']} />
        <b>Colonnade</b>
        <a className={styles['deck']} href="/">
          <Trans>Open your deck</Trans>
          <Icon name="arrow-right" size={16} />
        </a>
      </header>
      <main className={styles['card']}>{children}</main>
    </div>
  )
}
