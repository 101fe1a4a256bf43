import type { ReactNode } from 'react'
import styles from './Toast.module.css'

interface ToastProps {
  /** An alert interrupts a screen reader. Without a role, the region around the toast announces it politely. */
  readonly role?: 'alert'
  /** The text was announced elsewhere on the page. */
  readonly isSilent?: boolean
  readonly title?: ReactNode
  readonly children: ReactNode
  readonly action?: { readonly label: ReactNode; readonly onAct: () => void } | undefined
  readonly onDismiss?: { readonly label: string; readonly act: () => void } | undefined
}

/** A toast. The caller decides when it closes. */
export function Toast(props: ToastProps) {
  const { role, isSilent = false, title, children, action, onDismiss } = props
  return (
    <div
      className={styles['toast']}
      role={role}
      aria-atomic="true"
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

interface ToastStackActionProps {
  readonly children: ReactNode
  readonly onClick: () => void
}

/** An action for all toasts in the corner. */
export function ToastStackAction({ children, onClick }: ToastStackActionProps) {
  return (
    <div className={styles['toast']}>
      <button type="button" className={styles['action']} onClick={onClick}>
        {children}
      </button>
    </div>
  )
}
