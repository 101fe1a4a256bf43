import type { ReactNode } from 'react'
import styles from './Toast.module.css'

interface ToastProps {
  /** It interrupts a screen reader as it comes; all else waits for a pause, and is said by the region it stands in. */
  readonly role?: 'alert'
  /** It was spoken already, elsewhere on the page. */
  readonly isSilent?: boolean
  readonly title?: ReactNode
  readonly children: ReactNode
  readonly action?: { readonly label: ReactNode; readonly onAct: () => void } | undefined
  readonly onDismiss?: { readonly label: string; readonly act: () => void } | undefined
}

/** A passing notice; who shows it decides when it goes. */
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

interface StackActionProps {
  readonly children: ReactNode
  readonly onAct: () => void
}

/** What can be done with all that stands in the corner. */
export function StackAction({ children, onAct }: StackActionProps) {
  return (
    <div className={styles['toast']}>
      <button type="button" className={styles['action']} onClick={onAct}>
        {children}
      </button>
    </div>
  )
}

interface ToastStackProps {
  /** What has been done; said in the next pause. */
  readonly notices: ReactNode
  /** Alerts below them. */
  readonly children: ReactNode
}

/**
 * The corner in which notices stack, the newest lowest. Their region stands there before the first one comes: many
 * screen readers pass over one that enters the page together with its words. An alert is heard by its role alone.
 */
export function ToastStack({ notices, children }: ToastStackProps) {
  return (
    <div className={styles['stack']}>
      {/* Each notice is said whole, and none again with the next. An `output` may hold no blocks. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className={styles['notices']} role="status" aria-atomic="false">
        {notices}
      </div>
      {children}
    </div>
  )
}
