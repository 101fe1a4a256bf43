import type { ReactNode } from 'react'
import styles from './Toast.module.css'

interface ToastProps {
  /** `alert` interrupts a screen reader; `status` waits for a pause. */
  readonly role?: 'alert' | 'status'
  /** It was spoken already, elsewhere on the page. */
  readonly isSilent?: boolean
  readonly title?: ReactNode
  readonly children: ReactNode
  readonly action?: { readonly label: ReactNode; readonly onAct: () => void } | undefined
  readonly onDismiss?: { readonly label: string; readonly act: () => void } | undefined
}

/** A passing notice; who shows it decides when it goes. */
export function Toast(props: ToastProps) {
  const { role = 'status', isSilent = false, title, children, action, onDismiss } = props
  return (
    <div
      className={styles['toast']}
      role={role}
      aria-live={isSilent ? 'off' : undefined}
      data-alert={role === 'alert' || undefined}
    >
      <div className={styles['text']}>
        {title !== undefined && <b>{title} </b>}
        <span>{children}</span>
      </div>
      {action !== undefined && (
        <button type="button" className={styles['action']} onClick={action.onAct}>
          {action.label}
        </button>
      )}
      {onDismiss !== undefined && (
        <button
          type="button"
          className={styles['action']}
          aria-label={onDismiss.label}
          onClick={onDismiss.act}
        >
          ✕
        </button>
      )}
    </div>
  )
}

/** The corner in which notices stack, the newest lowest. */
export function ToastStack({ children }: { readonly children: ReactNode }) {
  return <div className={styles['stack']}>{children}</div>
}
