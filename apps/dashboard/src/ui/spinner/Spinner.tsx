import styles from './Spinner.module.css'

interface SpinnerProps {
  /** What is being waited for. */
  readonly label: string
}

/** Says that something is on its way when nobody knows how long it takes. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <output className={styles['spinner']}>
      <span className="visually-hidden">{label}</span>
    </output>
  )
}
