import type { ReactNode } from 'react'
import styles from './ColumnSettings.module.css'

interface SettingsGroupProps {
  readonly title: string
  readonly children: ReactNode
}

/** Settings of a column that belong together; without any it does not show. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>{title}</legend>
      <div className={styles['parts']}>{children}</div>
    </fieldset>
  )
}
