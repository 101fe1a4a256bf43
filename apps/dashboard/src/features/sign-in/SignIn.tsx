import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { platformAtom } from '../../state/app-store.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { endedSignInsAtom } from '../../state/sessions/forget-account.ts'
import { forgetLeftoversAtom } from '../../state/sessions/forget-leftovers.ts'
import {
  beginOwnSignInAtom,
  beginSignInAtom,
  nameServerAtom,
  prepareOwnSignInAtom,
  signInErrorAtom,
} from '../../state/sessions/sign-in.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Logo } from '../../ui/logo/Logo.tsx'
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
            <Trans>Sign in to publish your post.</Trans>
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

const COLUMNS = 7
const ROWS = 9

/** A quiet deck behind the card: columns with nobody's posts in them. */
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

/** One button where the page comes from a server to sign in to. */
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
  /** What a link to this page filled in; empty for nothing. */
  readonly wantedServer: string
  /** Where the last sign-in has ended; empty for nowhere. */
  readonly endedServer: string
  readonly isSecondary: boolean
}

/** The door to every other server: its address, and off to its own sign-in page. */
function ServerForm({ wantedServer, endedServer, isSecondary }: ServerFormProps) {
  const error = useAppValue(signInErrorAtom)
  // Where the attempt came back from, unless nobody should go there again without a thought.
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

/** Whoever follows a link did not choose the server: it is named as it truly is, before anything is asked there. */
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
