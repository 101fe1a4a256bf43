import { useLingui } from '@lingui/react/macro'
import { showWorkspace, type Workspace } from '@colonnade/domain/workspaces'
import { lazyModule } from '../../lib/lazy-module.ts'
import {
  activeWorkspaceAtom,
  updateWorkspacesAtom,
  workspacesAtom,
  workspaceUnreadAtoms,
} from '../../state/columns/workspaces.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { CountBadge } from '../../ui/count/CountBadge.tsx'
import { LazyMenu } from '../../ui/menu/LazyMenu.tsx'
import { usePopover } from '../../ui/popover/use-popover.ts'
import { useWorkspaceName } from './use-workspace-name.ts'
import { WorkspaceMark } from './WorkspaceMark.tsx'
import styles from './WorkspaceRail.module.css'

const menu = lazyModule(async () => (await import('./OpenWorkspaceMenu.tsx')).OpenWorkspaceMenu)

/** The active workspace, as the button of the workspace menu. */
function WorkspaceMenu() {
  const { t } = useLingui()
  const popover = usePopover()
  const { short: name } = useWorkspaceName()(useAppValue(activeWorkspaceAtom))

  return (
    <>
      <button
        {...popover.triggerProps}
        type="button"
        className={styles['switch']}
        aria-label={t`Workspace: ${name}`}
        title={t`Workspace: ${name}`}
        aria-haspopup="menu"
      >
        <WorkspaceMark name={name} />
      </button>
      {popover.isOpen && <LazyMenu popover={popover} module={menu} props={{}} />}
    </>
  )
}

/** The workspaces in the rail: the others with their unread counts, and the menu of the active one. */
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
  const change = useAppAction(updateWorkspacesAtom)

  return (
    <button
      type="button"
      className={styles['other']}
      aria-label={t`Show workspace ${name}`}
      title={full}
      onClick={() => change((all) => showWorkspace(all, workspace.id))}
    >
      <WorkspaceMark name={name} />
      <CountBadge value={unread} className={styles['count']} />
    </button>
  )
}
