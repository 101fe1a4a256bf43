import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Spinner } from '../../ui/spinner/Spinner.tsx'
import styles from './WaitingDialog.module.css'

/** A dialog that comes sooner than this need not say that it is on its way. */
export const SPINNER_DELAY_MS = 200

interface WaitingDialogProps {
  readonly onClose: () => void
}

/** Stands for a dialog that takes its time; it can be closed before that one is there. @see MOD-02 */
export function WaitingDialog({ onClose }: WaitingDialogProps) {
  const { t } = useLingui()
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SPINNER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  if (!isLate) return null
  return (
    <Dialog title={t`Loading`} isTitleHidden className={styles['waiting']} onClose={onClose}>
      <Spinner label={t`Loading`} />
    </Dialog>
  )
}
