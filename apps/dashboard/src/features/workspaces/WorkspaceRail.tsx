import { useLingui } from '@lingui/react/macro'
import { showWorkspace, type Workspace } from '@colonnade/domain/workspaces'
import { workspaceUnreadAtoms } from '../../state/columns/workspace-unread.ts'
import { changeWorkspacesAtom, workspacesAtom } from '../../state/columns/workspaces.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { Count } from '../../ui/count/Count.tsx'
import { useWorkspaceName } from './use-workspace-name.ts'
import { WorkspaceMark } from './WorkspaceMark.tsx'
import { WorkspaceMenu } from './WorkspaceMenu.tsx'
import styles from './WorkspaceRail.module.css'

/** The workspaces' place in the rail: the others with what waits in them, and the menu of the one that is shown. */
export function WorkspaceRail() {
  const { list, active } = useAppValue(workspacesAtom)
  const others = list.filter(({ id }) => id !== active)

  return (
    <>
      {others.length > 0 && (
        <div className={styles['others']}>
          {others.map((workspace) => (
            <OtherWorkspace key={workspace.id} workspace={workspace} />
          ))}
        </div>
      )}
      <WorkspaceMenu />
    </>
  )
}

interface OtherWorkspaceProps {
  readonly workspace: Workspace
}

function OtherWorkspace({ workspace }: OtherWorkspaceProps) {
  const { t } = useLingui()
  const { short: name, full } = useWorkspaceName()(workspace)
  const unread = useAppValue(workspaceUnreadAtoms(workspace.id))
  const change = useAppAction(changeWorkspacesAtom)

  return (
    <button
      type="button"
      className={styles['other']}
      aria-label={t`Show workspace ${name}`}
      title={full}
      onClick={() => change((all) => showWorkspace(all, workspace.id))}
    >
      <WorkspaceMark name={name} />
      <Count value={unread} className={styles['count']} />
    </button>
  )
}
