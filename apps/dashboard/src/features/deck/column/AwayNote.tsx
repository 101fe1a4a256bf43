import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { WindowView } from '../../../state/columns/page-view.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { markFirstRowsAtom } from '../../../state/ui/run-after-first-rows.ts'
import { bringBackAtom } from '../../../state/windows/open-window.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx'
import styles from './SleepingColumn.module.css'

interface AwayNoteProps {
  readonly view: WindowView
}

/** Says that another window shows a column or workspace, with a button that closes that window. */
export function AwayNote({ view }: AwayNoteProps) {
  const { t } = useLingui()
  const bringBack = useAppAction(bringBackAtom)
  const markFirstRows = useAppAction(markFirstRowsAtom)

  // No posts may load here, so that the first render counts as complete.
  useEffect(() => markFirstRows(), [markFirstRows])

  return (
    <EmptyState icon="external" title={<Trans>In its own window</Trans>}>
      <span>
        {view.kind === 'column' ? (
          <Trans>This column returns here when you close that window.</Trans>
        ) : (
          <Trans>This workspace returns here when you close that window.</Trans>
        )}
      </span>
      <span className={styles['actions']}>
        <Button onClick={() => bringBack(view)}>{t`Bring back`}</Button>
      </span>
    </EmptyState>
  )
}
