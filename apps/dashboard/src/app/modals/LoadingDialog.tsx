import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Spinner } from '../../ui/spinner/Spinner.tsx'
import styles from './LoadingDialog.module.css'

/** A dialog that loads faster shows no spinner. */
export const SPINNER_DELAY_MS = 200

interface LoadingDialogProps {
  readonly onClose: () => void
}

/** A placeholder for a dialog that is still loading. It can be closed. @see MOD-02 */
export function LoadingDialog({ onClose }: LoadingDialogProps) {
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
