import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  readonly label: string
  /** Percent, 0 to 100. */
  readonly value: number
  readonly className?: string | undefined
}

/** How far something has come that can be measured. */
export function ProgressBar({ label, value, className }: ProgressBarProps) {
  return (
    // The native element cannot be dressed alike in all engines.
    /* oxlint-disable jsx-a11y/prefer-tag-over-role */
    <div
      className={[styles['track'], className].filter(Boolean).join(' ')}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
    >
      <div className={styles['bar']} style={{ inlineSize: `${value}%` }} />
    </div>
  )
}
