import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { platformAtom } from '../../state/app-store.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { endedSignInsAtom } from '../../state/sessions/remove-account-data.ts'
import { removeStaleDataAtom } from '../../state/sessions/remove-stale-data.ts'
import { beginOwnSignInAtom, prepareOwnSignInAtom } from '../../state/sessions/sign-in.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Logo } from '../../ui/logo/Logo.tsx'
import { ServerForm } from './ServerForm.tsx'
import { EndedSignIns, SignInErrorAlert } from './SignInErrorAlert.tsx'
import styles from './SignIn.module.css'

interface SignInProps {
  /** Host of this page, if it is a server to sign in to; otherwise null. */
  readonly ownHost: string | null
  /** The value of `?server=` in the address. */
  readonly wantedServer: string
  /** Text to publish after the sign-in; empty for none yet, null for the deck. */
  readonly shared: string | null
}

export function SignIn({ ownHost, wantedServer, shared }: SignInProps) {
  const { t } = useLingui()
  const forgetLeftovers = useAppAction(removeStaleDataAtom)
  const { title } = useAppValue(platformAtom)
  const screenName = t`Sign in`

  const [ended] = useAppValue(endedSignInsAtom)
  const endedHost = ended === undefined ? '' : new URL(ended.origin).host

  useEffect(() => forgetLeftovers(), [forgetLeftovers])
  useEffect(() => title.setScreen(screenName), [title, screenName])

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
            <Trans>Sign in to publish your post.</Trans>
          )}
        </p>
        {shared !== null && shared !== '' && (
          <blockquote className={styles['shared']} dir="auto">
            {shared}
          </blockquote>
        )}
        <EndedSignIns />
        <SignInErrorAlert />
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

const COLUMNS = 7
const ROWS = 9

/** A drawn deck behind the card. */
function Backdrop() {
  return (
    <div className={styles['backdrop']} aria-hidden="true">
      {Array.from({ length: COLUMNS }, (_, column) => (
        <div key={column} className={styles['column']}>
          {Array.from({ length: ROWS }, (_, row) => (
            <div key={row} className={styles['row']} data-shape={(column * 5 + row * 3) % 7}>
              <i />
              <b />
              <b />
              <b />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

interface OwnServerProps {
  readonly host: string
}

/** A single button, when the page is served by a server to sign in to. */
function OwnServer({ host }: OwnServerProps) {
  const prepare = useAppAction(prepareOwnSignInAtom)
  const beginSignIn = useAppAction(beginOwnSignInAtom)

  useEffect(() => void prepare(), [prepare])

  return (
    <>
      <Button variant="primary" className={styles['wide']} onClick={() => void beginSignIn()}>
        <Trans>Sign in to {host}</Trans>
      </Button>
      <p className={styles['or']}>
        <span>
          <Trans>or use another server</Trans>
        </span>
      </p>
    </>
  )
}
