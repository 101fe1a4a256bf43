import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { NotificationId } from '@colonnade/domain/entities'
import {
  deletionMarksAtom,
  isCleaningAtom,
  markNotificationsAtom,
} from '../../state/notifications/cleaning.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { RowMarkContext } from '../../ui/live-list/row-mark.ts'
import styles from './Cleaning.module.css'

interface PickableProps {
  /** All that the row stands for: they are picked together. */
  readonly ids: readonly NotificationId[]
  readonly children: ReactNode
}

/** A row that is picked by a press anywhere on it, while notifications are picked for deletion. */
export function Pickable({ ids, children }: PickableProps) {
  const { t } = useLingui()
  const isCleaning = useSessionValue(isCleaningAtom)
  const { ids: marked } = useSessionValue(deletionMarksAtom)
  const mark = useSessionAction(markNotificationsAtom)

  return (
    <RowMarkContext
      value={
        isCleaning && (
          <label className={styles['pick']}>
            <input
              type="checkbox"
              aria-label={t`Select`}
              checked={ids.every((id) => marked.has(id))}
              onChange={(event) => mark(ids, event.currentTarget.checked)}
            />
          </label>
        )
      }
    >
      {children}
    </RowMarkContext>
  )
}
