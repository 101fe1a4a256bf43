import type { ReactNode } from 'react'
import type { IconName } from '../icon/icon-glyphs.ts'
import { Icon } from '../icon/Icon.tsx'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  readonly icon: IconName
  readonly title: ReactNode
  readonly children?: ReactNode
}

/** The placeholder of an empty list, which explains why it is empty and what fills it. */
export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <Icon name={icon} size={34} />
      <b>{title}</b>
      {children}
    </div>
  )
}
