import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './Composer.module.css'

interface ComposerToolsProps {
  /** null where the warning cannot be switched on or off. */
  readonly hasWarning: boolean | null
  /** Whether the post is being sent and must not change. */
  readonly isLocked: boolean
  /** The number of characters left. */
  readonly counter: ReactNode
  readonly onToggleWarning: () => void
  /** Buttons that insert something into the text, before the warning button. */
  readonly children?: ReactNode
  /** Publishing options, after the warning button. */
  readonly options?: ReactNode
}

/** The toolbar of the composer and the number of characters left. */
export function ComposerTools({
  hasWarning,
  isLocked,
  counter,
  onToggleWarning,
  children,
  options,
}: ComposerToolsProps) {
  const { t } = useLingui()

  return (
    <div className={styles['tools']}>
      {children}
      {hasWarning !== null && (
        <button
          type="button"
          className={styles['tool']}
          aria-label={t`Content warning`}
          title={t`Content warning`}
          aria-pressed={hasWarning}
          disabled={isLocked}
          onClick={onToggleWarning}
        >
          {/* These two letters are well known to users: they serve as an icon. */}
          <span aria-hidden="true">CW</span>
        </button>
      )}
      {options}
      {counter}
    </div>
  )
}
