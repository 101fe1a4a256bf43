import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import type { Caught, DialogBox } from './failed-props.ts'

/** Stands for a dialog that could not load, or broke while it was open. @see MOD-19, ERR-14 */
export function BrokenDialog({ isMissing, onRetry, onClose }: DialogBox & Caught) {
  const { t } = useLingui()

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
