import styles from './Spinner.module.css'

interface SpinnerProps {
  /** What is being waited for. */
  readonly label: string
}

/** Says that something is on its way when nobody knows how long it takes. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span className={styles['spinner']} role="status">
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
