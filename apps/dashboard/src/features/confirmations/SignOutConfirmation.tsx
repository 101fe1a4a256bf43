import { Trans, useLingui } from '@lingui/react/macro'
import { useAppAction, useSession } from '../../state/react/index.ts'
import { type ColumnsAfterSignOut, signOutAtom } from '../../state/sessions/sign-out.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import styles from './SignOutConfirmation.module.css'

interface SignOutConfirmationProps {
  readonly onClose: () => void
}

/** Asks what becomes of the columns of an account before it signs out. @see BY-02 */
export function SignOutConfirmation({ onClose }: SignOutConfirmationProps) {
  const { t } = useLingui()
  const session = useSession()
  const signOut = useAppAction(signOutAtom)
  const { key } = session

  const handleChoice = (columns: ColumnsAfterSignOut) => {
    onClose()
    void signOut(session, columns)
  }

  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={t`Sign out of @${key}?`}
      onClose={onClose}
      footer={
        <div className={styles['choices']}>
          <Button variant="primary" data-autofocus onClick={() => handleChoice('asleep')}>
            <Trans>Keep its columns asleep</Trans>
          </Button>
          <Button variant="danger" onClick={() => handleChoice('removed')}>
            <Trans>Remove its columns</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      }
    >
      <p className={styles['message']}>
        <Trans>
          Its columns can keep their places without any posts, until you sign in again. Everything
          else of the account is removed from this browser; drafts are kept.
        </Trans>
      </p>
    </Dialog>
  )
}
