import styles from './Spinner.module.css'

interface SpinnerProps {
  /** The name of the operation in progress. */
  readonly label: string
}

/** A spinner for an operation of unknown duration. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <output className={styles['spinner']}>
      <span className="visually-hidden">{label}</span>
    </output>
  )
}
