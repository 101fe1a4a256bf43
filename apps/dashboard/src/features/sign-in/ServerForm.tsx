import { Trans } from '@lingui/react/macro'
import { useId, useState, type SubmitEvent } from 'react'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { beginSignInAtom, nameServerAtom, signInErrorAtom } from '../../state/sessions/sign-in.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from './SignIn.module.css'

interface ServerFormProps {
  /** What a link to this page filled in; empty for nothing. */
  readonly wantedServer: string
  /** Where the last sign-in has ended; empty for nowhere. */
  readonly endedServer: string
  readonly isSecondary: boolean
}

/** The door to every other server: its address, and off to its own sign-in page. */
export function ServerForm({ wantedServer, endedServer, isSecondary }: ServerFormProps) {
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
        A link chose the server <strong dir="ltr">{host}</strong>. Continue only if it is yours.
      </Trans>
    </p>
  )
}
