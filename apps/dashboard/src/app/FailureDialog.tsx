import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../ui/button/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { BundleError } from './bundle.ts'

interface FailureDialogProps {
  readonly error: Error
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Stands for a dialog that could not load, or broke while it was open. @see MOD-19, ERR-14 */
export function FailureDialog({ error, onRetry, onClose }: FailureDialogProps) {
  const { t } = useLingui()
  const isMissing = error instanceof BundleError

  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={
        isMissing
          ? t`Something went wrong while loading this component`
          : t`Something went wrong in here. The rest of your deck goes on.`
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button variant="primary" data-autofocus onClick={onRetry}>
            {isMissing ? <Trans>Try again</Trans> : <Trans>Reload</Trans>}
          </Button>
        </>
      }
    />
  )
}
