import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './DrawingStage.module.css'

interface DrawingStageProps {
  /** Its height, and how its parts stand. */
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Where a small deck is drawn: lit from above, and for the eye alone. */
export function DrawingStage({ className, children }: DrawingStageProps) {
  return (
    <div className={classNames(styles['stage'], className)} aria-hidden="true">
      {children}
    </div>
  )
}
