import type { ReactNode } from 'react'
import styles from './ToastStack.module.css'

interface ToastStackProps {
  /** Toasts of finished actions, announced politely. */
  readonly toasts: ReactNode
  /** Alerts below them. */
  readonly children: ReactNode
}

/**
 * The corner in which toasts stack, the newest lowest. Its live region exists before the first toast, because many
 * screen readers ignore a region that is added together with its text. Alerts are announced by their role.
 */
export function ToastStack({ toasts, children }: ToastStackProps) {
  return (
    <div className={styles['stack']}>
      {/* Announces each toast as a whole, and none again with the next. An `output` may not contain block elements. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className={styles['toasts']} role="status" aria-atomic="false">
        {toasts}
      </div>
      {children}
    </div>
  )
}
