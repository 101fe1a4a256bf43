import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { endedSignInsAtom } from '../../state/sessions/remove-account-data.ts'
import {
  beginSignInAtom,
  cancelWindowAtom,
  clearSignInErrorAtom,
  signInWindowAtom,
} from '../../state/sessions/sign-in.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { LiveRegion } from '../../ui/live-region/LiveRegion.tsx'
import { ServerForm, SignInErrorAlert } from '../sign-in/index.ts'
import styles from './AddAccountDialog.module.css'

interface AddAccountDialogProps {
  readonly onClose: () => void
}

/** Signs in to another account beside the running deck, and shows why the last attempt failed. @see BY-02 */
export function AddAccountDialog({ onClose }: AddAccountDialogProps) {
  const { t } = useLingui()
  const clearError = useAppAction(clearSignInErrorAtom)

  useEffect(() => () => clearError(), [clearError])

  return (
    <Dialog title={t`Add account`} size="small" closeLabel={t`Close`} onClose={onClose}>
      <div className={styles['content']}>
        <SignInErrorAlert />
        <OpenWindow />
        <KnownServers />
        <ServerForm wantedServer="" endedServer="" isSecondary={false} takesFocus />
        <p className={styles['hint']}>
          <Trans>
            The account gets its own columns beside the others. Your drafts and columns stay as they
            are.
          </Trans>
        </p>
      </div>
    </Dialog>
  )
}

/** Says that the sign-in continues in a window of its own. */
function OpenWindow() {
  const host = useAppValue(signInWindowAtom)
  const cancel = useAppAction(cancelWindowAtom)

  return (
    <div className={host === null ? 'visually-hidden' : styles['window']}>
      <LiveRegion>
        {host !== null && <Trans>Sign in to {host} in the window that has opened.</Trans>}
      </LiveRegion>
      {host !== null && (
        <Button onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </div>
  )
}

/** A button for each server that an account here has used. */
function KnownServers() {
  const { t } = useLingui()
  const sessions = useAppValue(sessionsAtom)
  const ended = useAppValue(endedSignInsAtom)
  const beginSignIn = useAppAction(beginSignInAtom)
  const [busy, setBusy] = useState<string | null>(null)
  const origins = [...new Set([...sessions, ...ended].map(({ origin }) => origin))]

  const handleClick = async (origin: string) => {
    setBusy(origin)
    await beginSignIn(origin)
    setBusy(null)
  }

  return (
    <ul className={styles['servers']} aria-label={t`Known servers`}>
      {origins.map((origin) => {
        const { host } = new URL(origin)
        return (
          <li key={origin}>
            <Button
              icon="instance"
              disabled={busy !== null}
              onClick={() => void handleClick(origin)}
            >
              <span>
                {busy === origin ? <Trans>Connecting…</Trans> : <Trans>Sign in to {host}</Trans>}
              </span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
