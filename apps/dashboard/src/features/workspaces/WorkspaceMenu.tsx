import { useLingui } from '@lingui/react/macro'
import { activeWorkspaceAtom } from '../../state/columns/workspaces.ts'
import { useAppValue } from '../../state/react/index.ts'
import { latePart } from '../../ui/later/late-part.ts'
import { LateMenu } from '../../ui/menu/LateMenu.tsx'
import { usePopover } from '../../ui/popover/use-popover.ts'
import { useWorkspaceName } from './use-workspace-name.ts'
import { WorkspaceMark } from './WorkspaceMark.tsx'
import styles from './WorkspaceRail.module.css'

const menu = latePart(async () => (await import('./OpenWorkspaceMenu.tsx')).OpenWorkspaceMenu)

/** The workspace that is shown; behind it the others, and all that can be done with one. */
export function WorkspaceMenu() {
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
      {popover.isOpen && <LateMenu popover={popover} part={menu} props={{}} />}
    </>
  )
}
