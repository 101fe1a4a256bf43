import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  readonly label: string
  /** Percent, 0 to 100. */
  readonly value: number
  /** The value is guessed: it is drawn, and not told. */
  readonly isGuess?: boolean
  readonly className?: string | undefined
}

/** How far something has come, of 100. A screen reader may say each value that it is told. */
export function ProgressBar({ label, value, isGuess = false, className }: ProgressBarProps) {
  return (
    // The native element cannot be dressed alike in all engines.
    /* oxlint-disable jsx-a11y/prefer-tag-over-role */
    <div
      className={[styles['track'], className].filter(Boolean).join(' ')}
      role="progressbar"
      aria-label={label}
      aria-valuenow={isGuess ? undefined : Math.round(value)}
    >
      <div className={styles['bar']} style={{ inlineSize: `${value}%` }} />
    </div>
  )
}
