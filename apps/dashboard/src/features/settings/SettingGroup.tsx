import { useId, type ReactNode } from 'react'
import styles from './Settings.module.css'

interface SettingGroupProps {
  readonly title: string
  /** A line that explains the group. */
  readonly hint?: string
  readonly children: ReactNode
}

/** A group of related settings with a heading. */
export function SettingGroup({ title, hint, children }: SettingGroupProps) {
  const id = useId()

  return (
    // A fieldset would need a legend, which cannot be a heading.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles['group']} role="group" aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      {children}
    </div>
  )
}
