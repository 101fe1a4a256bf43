import { Trans } from '@lingui/react/macro'
import { Backdrop } from './Backdrop.tsx'
import { Logo } from './Logo.tsx'
import { OwnServer } from './OwnServer.tsx'
import { ServerForm } from './ServerForm.tsx'
import { SignInTrouble } from './SignInTrouble.tsx'
import styles from './SignIn.module.css'

interface SignInProps {
  /** The host that serves this page, where it is a server to sign in to itself. */
  readonly ownHost: string | null
  /** What the address bar asked for with `?server=`. */
  readonly wantedServer: string
}

/** The first thing that anyone sees. */
export function SignIn({ ownHost, wantedServer }: SignInProps) {
  return (
    <div className={styles['page']}>
      <Backdrop />
      <main className={styles['card']} aria-labelledby="product">
        <Logo className={styles['logo']} />
        <h1 id="product">Colonnade</h1>
        <p className={styles['promise']}>
          <Trans>Your corner of the fediverse, every timeline side by side.</Trans>
        </p>
        <SignInTrouble />
        {ownHost !== null && <OwnServer host={ownHost} />}
        <ServerForm wantedServer={wantedServer} isSecondary={ownHost !== null} />
        <p className={styles['hint']}>
          <Trans>You sign in on your own server. Colonnade never sees your password.</Trans>
        </p>
      </main>
    </div>
  )
}
