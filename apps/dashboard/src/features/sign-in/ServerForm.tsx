import { Trans } from '@lingui/react/macro'
import { type SubmitEvent, useId, useState } from 'react'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { beginSignInAtom, nameServerAtom, signInErrorAtom } from '../../state/sessions/sign-in.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from './ServerForm.module.css'

interface ServerFormProps {
  /** Server that a link to this page filled in; empty for none. */
  readonly wantedServer: string
  /** Server whose sign-in has ended; empty for none. */
  readonly endedServer: string
  readonly isSecondary: boolean
  /** Whether the field has the focus when a dialog opens. */
  readonly takesFocus?: boolean
}

/** A field for the address of another server. Submitting it redirects to the server's sign-in page. */
export function ServerForm({
  wantedServer,
  endedServer,
  isSecondary,
  takesFocus = false,
}: ServerFormProps) {
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
          data-autofocus={takesFocus || undefined}
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
