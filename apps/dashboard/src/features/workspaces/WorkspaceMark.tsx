import { getWorkspaceInitials } from '@colonnade/domain/workspaces'
import styles from './WorkspaceRail.module.css'

interface WorkspaceMarkProps {
  readonly name: string
}

/** Letters or emoji of a workspace, hidden from screen readers. */
export function WorkspaceMark({ name }: WorkspaceMarkProps) {
  return (
    <span className={styles['mark']} aria-hidden="true">
      {getWorkspaceInitials(name)}
    </span>
  )
}
