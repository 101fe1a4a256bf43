import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './Dialog.module.css'

interface ConfirmDialogProps {
  /** The question, which is also the dialog's name. */
  readonly question: string
  readonly children?: ReactNode
  /** The label of the confirm button, a verb: `Delete`, `Unfollow`. */
  readonly verb: ReactNode
  readonly isDangerous?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** Offers a checkbox to disable the confirmation. Called after `onConfirm` when it is checked. */
  readonly onDoNotAsk?: () => void
}

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog({
  question,
  children,
  verb,
  isDangerous = false,
  onConfirm,
  onClose,
  onDoNotAsk,
}: ConfirmDialogProps) {
  const [isTicked, setIsTicked] = useState(false)

  const handleConfirm = () => {
    onClose()
    onConfirm()
    if (isTicked) onDoNotAsk?.()
  }

  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={question}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            data-autofocus
            onClick={handleConfirm}
          >
            {verb}
          </Button>
        </>
      }
    >
      <div className={styles['message']}>{children}</div>
      {onDoNotAsk !== undefined && (
        <label className={styles['ask']}>
          <input
            type="checkbox"
            checked={isTicked}
            onChange={(event) => {
              setIsTicked(event.currentTarget.checked)
            }}
          />
          <Trans>Do not ask for confirmation again</Trans>
        </label>
      )}
    </Dialog>
  )
}
