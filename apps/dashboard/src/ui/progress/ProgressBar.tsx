import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  readonly label: string
  /** Percent, 0 to 100. */
  readonly value: number
  /** The value is an estimate. It is shown, but not announced. */
  readonly isEstimate?: boolean
  readonly className?: string | undefined
}

/** A progress bar from 0 to 100. A screen reader may announce each value. */
export function ProgressBar({ label, value, isEstimate = false, className }: ProgressBarProps) {
  return (
    // The native element cannot be styled alike in all browsers.
    /* oxlint-disable jsx-a11y/prefer-tag-over-role */
    <div
      className={[styles['track'], className].filter(Boolean).join(' ')}
      role="progressbar"
      aria-label={label}
      aria-valuenow={isEstimate ? undefined : Math.round(value)}
    >
      <div className={styles['bar']} style={{ inlineSize: `${value}%` }} />
    </div>
  )
}
