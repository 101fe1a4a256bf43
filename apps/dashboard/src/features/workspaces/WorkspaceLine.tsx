import { Trans } from '@lingui/react/macro'
import { workspaceUnreadAtoms } from '../../state/columns/workspace-unread.ts'
import { useAppValue } from '../../state/react/index.ts'
import { Count } from '../../ui/count/Count.tsx'
import type { WorkspaceNames } from './use-workspace-name.ts'
import { WorkspaceMark } from './WorkspaceMark.tsx'
import styles from './WorkspaceRail.module.css'

/** Beyond it no key leads to a workspace. */
const LAST_KEY = 9

interface WorkspaceLineProps {
  readonly id: string
  readonly names: WorkspaceNames
  /** 1 for the first. */
  readonly number: number
  readonly isShown: boolean
}

/** A workspace in the menu: its mark, its name, what waits in it, and the key that leads to it. */
export function WorkspaceLine({ id, names, number, isShown }: WorkspaceLineProps) {
  const unread = useAppValue(workspaceUnreadAtoms(id))

  return (
    <span className={styles['line']} data-shown={isShown || undefined}>
      <WorkspaceMark name={names.short} />
      <span className={styles['name']} dir="auto">
        {names.full}
      </span>
      {isShown && (
        <span className="visually-hidden">
          <Trans>shown</Trans>
        </span>
      )}
      <Count value={unread} />
      {number <= LAST_KEY && <kbd className={styles['key']}>Alt+{number}</kbd>}
    </span>
  )
}
