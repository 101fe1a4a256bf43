import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useAppAction } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { markFirstRowsAtom } from '../../state/ui/run-after-first-rows.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from './EmptyWorkspace.module.css'

interface EmptyWorkspaceProps {
  readonly onAddColumn: () => void
}

/** Shown in a workspace without columns: a drawing of a deck, and a button that adds a column. */
export function EmptyWorkspace({ onAddColumn }: EmptyWorkspaceProps) {
  const openModal = useAppAction(openModalAtom)
  const noteFirstRows = useAppAction(markFirstRowsAtom)

  // No posts load here, so that the first render counts as complete.
  useEffect(() => noteFirstRows(), [noteFirstRows])

  return (
    <div className={styles['empty']}>
      <div className={styles['drawing']} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <h2>
        <Trans>No columns yet</Trans>
      </h2>
      <p>
        <Trans>Add columns to this workspace; others aren't affected.</Trans>
      </p>
      <div className={styles['actions']}>
        <Button variant="primary" icon="plus" onClick={onAddColumn}>
          <Trans>Add column</Trans>
        </Button>
        <Button icon="load" onClick={() => openModal({ type: 'LAYOUT' })}>
          <Trans>Import layout</Trans>
        </Button>
      </div>
    </div>
  )
}
