import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { platformAtom } from '../../state/app-store.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { endedSignInsAtom } from '../../state/sessions/remove-account-data.ts'
import { removeStaleDataAtom } from '../../state/sessions/remove-stale-data.ts'
import {
  beginOwnSignInAtom,
  beginSignInAtom,
  nameServerAtom,
  prepareOwnSignInAtom,
  signInErrorAtom,
} from '../../state/sessions/sign-in.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Logo } from '../../ui/logo/Logo.tsx'
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

interface ServerFormProps {
  /** Server that a link to this page filled in; empty for none. */
  readonly wantedServer: string
  /** Server whose sign-in has ended; empty for none. */
  readonly endedServer: string
  readonly isSecondary: boolean
}

/** A field for the address of another server. Submitting it redirects to the server's sign-in page. */
function ServerForm({ wantedServer, endedServer, isSecondary }: ServerFormProps) {
  const error = useAppValue(signInErrorAtom)
  // The server of the failed attempt. A server with a foreign issuer is not filled in again, because it may be
  // malicious.
  const triedServer = error?.reason === 'foreign-issuer' ? '' : (error?.host ?? '')
  const [server, setServer] = useState(wantedServer || endedServer || triedServer)
  const [isBusy, setIsBusy] = useState(false)
  const beginSignIn = useAppAction(beginSignInAtom)
  const fieldId = useId()

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    setIsBusy(true)
    await beginSignIn(server)
    setIsBusy(false)
  }

  return (
    <form className={styles['form']} onSubmit={handleSubmit} aria-busy={isBusy} noValidate>
      <label htmlFor={fieldId}>
        <Trans>Server</Trans>
      </label>
      <div className={styles['field']}>
        <input
          id={fieldId}
          name="server"
          type="text"
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          placeholder="mastodon.example"
          value={server}
          onChange={(event) => setServer(event.target.value)}
        />
        <Button type="submit" variant={isSecondary ? 'outline' : 'primary'} disabled={isBusy}>
          {isBusy ? <Trans>Connecting…</Trans> : <Trans>Sign in</Trans>}
        </Button>
      </div>
      {server !== '' && server === wantedServer && <LinkedServer server={server} />}
    </form>
  )
}

/** Warns that a link chose the server, and shows its real name before any request is sent to it. */
function LinkedServer({ server }: { readonly server: string }) {
  const host = useAppAction(nameServerAtom)(server)
  if (host === null) return null

  return (
    <p className={styles['linked']}>
      <Trans>
        The server <strong dir="ltr">{host}</strong> was filled in by a link. Continue only if it's
        yours.
      </Trans>
    </p>
  )
}
