import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { platformAtom } from '../../state/app-store.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { endedSignInsAtom } from '../../state/sessions/ended-sign-ins.ts'
import { forgetLeftoversAtom } from '../../state/sessions/forget-leftovers.ts'
import { Logo } from '../../ui/logo/Logo.tsx'
import { Backdrop } from './Backdrop.tsx'
import { OwnServer } from './OwnServer.tsx'
import { ServerForm } from './ServerForm.tsx'
import { EndedSignIns, SignInTrouble } from './SignInTrouble.tsx'
import styles from './SignIn.module.css'

interface SignInProps {
  /** The host that serves this page, where it is a server to sign in to itself. */
  readonly ownHost: string | null
  /** What the address bar asked for with `?server=`. */
  readonly wantedServer: string
  /** What waits to be published by who signs in; empty for nothing yet, null for the deck. */
  readonly shared: string | null
}

/** The first thing that anyone sees. */
export function SignIn({ ownHost, wantedServer, shared }: SignInProps) {
  const { t } = useLingui()
  const forgetLeftovers = useAppAction(forgetLeftoversAtom)
  const { title } = useAppValue(platformAtom)
  const screenName = t`Sign in`

  const [ended] = useAppValue(endedSignInsAtom)
  const endedHost = ended === undefined ? '' : new URL(ended.origin).host

  useEffect(() => forgetLeftovers(), [forgetLeftovers])
  useEffect(() => title.name(screenName), [title, screenName])

  return (
    <div className={styles['page']}>
      <Backdrop />
      <main className={styles['card']} aria-labelledby="product">
        <Logo className={styles['logo']} />
        <h1 id="product">Colonnade</h1>
        <p className={styles['promise']}>
          {shared === null ? (
            <Trans>Your corner of the fediverse, every timeline side by side.</Trans>
          ) : (
            <Trans>Sign in, and your post is ready to go.</Trans>
          )}
        </p>
        {shared !== null && shared !== '' && (
          <blockquote className={styles['shared']} dir="auto">
            {shared}
          </blockquote>
        )}
        <EndedSignIns />
        <SignInTrouble />
        {ownHost !== null && <OwnServer host={ownHost} />}
        <ServerForm
          wantedServer={wantedServer}
          endedServer={endedHost}
          isSecondary={ownHost !== null}
        />
        <p className={styles['hint']}>
          <Trans>You sign in on your own server. Colonnade never sees your password.</Trans>
        </p>
      </main>
    </div>
  )
}
