import { Trans, useLingui } from '@lingui/react/macro'
import { useAppAction } from '../../../state/react/index.ts'
import { bringBackAtom } from '../../../state/windows/open-window.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx'
import { useMarkFirstRows } from '../column/AwayColumn.tsx'
import columnStyles from '../column/AwayColumn.module.css'
import styles from './Window.module.css'

export interface AwayWorkspaceProps {
  readonly id: string
}

/** The placeholder of a workspace that is open in a window of its own. @see BY-39 */
export function AwayWorkspace({ id }: AwayWorkspaceProps) {
  const { t } = useLingui()
  const bringBack = useAppAction(bringBackAtom)
  useMarkFirstRows()

  return (
    <main className={styles['workspace']} aria-label={t`Columns`}>
      <EmptyState icon="external" title={<Trans>In its own window</Trans>}>
        <span>
          <Trans>This workspace returns here when you close that window.</Trans>
        </span>
        <span className={columnStyles['actions']}>
          <Button onClick={() => bringBack({ kind: 'workspace', id })}>{t`Bring back`}</Button>
        </span>
      </EmptyState>
    </main>
  )
}
