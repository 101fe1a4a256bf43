import { useLingui } from '@lingui/react/macro'
import { AwayNote } from '../column/AwayNote.tsx'
import styles from './Window.module.css'

export interface AwayWorkspaceProps {
  readonly id: string
}

/** The placeholder of a workspace that is open in a window of its own. @see BY-39 */
export function AwayWorkspace({ id }: AwayWorkspaceProps) {
  const { t } = useLingui()

  return (
    <main className={styles['workspace']} aria-label={t`Columns`}>
      <AwayNote view={{ kind: 'workspace', id }} />
    </main>
  )
}
