import { workspaceMark } from '@colonnade/domain/workspaces'
import styles from './WorkspaceRail.module.css'

interface WorkspaceMarkProps {
  readonly name: string
}

/** A workspace's letters or emoji, for the eye alone. */
export function WorkspaceMark({ name }: WorkspaceMarkProps) {
  return (
    <span className={styles['mark']} aria-hidden="true">
      {workspaceMark(name)}
    </span>
  )
}
