import { useId, type ReactNode } from 'react'
import styles from './Settings.module.css'

interface SettingGroupProps {
  readonly title: string
  /** A line about what all of them are for. */
  readonly hint?: string
  readonly children: ReactNode
}

/** Settings that belong together, under a heading of their own. */
export function SettingGroup({ title, hint, children }: SettingGroupProps) {
  const id = useId()

  return (
    // A fieldset would need a legend, which no heading can be.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles['group']} role="group" aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      {children}
    </div>
  )
}
