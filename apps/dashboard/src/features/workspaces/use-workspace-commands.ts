import { useLingui } from '@lingui/react/macro'
import { setWorkspaceMode, showWorkspace } from '@colonnade/domain/workspaces'
import { copyOtherLayoutAtom } from '../../state/columns/arrange-workspaces.ts'
import {
  activeWorkspaceAtom,
  updateWorkspacesAtom,
  workspacesAtom,
} from '../../state/columns/workspaces.ts'
import { useAppAction, useAppValue, useSession } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { canOpenWindowsAtom, openWindowAtom } from '../../state/windows/open-window.ts'
import type { Command } from '../../ui/command-list/command.ts'
import { useWorkspaceName } from './use-workspace-name.ts'

/** Commands that switch to a workspace by name, or change the layout of the active one. @see BY-45 */
export function useWorkspaceCommands(): readonly Command[] {
  const { t } = useLingui()
  const { list } = useAppValue(workspacesAtom)
  const { id: shown, mode } = useAppValue(activeWorkspaceAtom)
  const nameOf = useWorkspaceName()
  const change = useAppAction(updateWorkspacesAtom)
  const openModal = useAppAction(openModalAtom)
  const arrange = useAppAction(copyOtherLayoutAtom)
  const canOpenWindows = useAppValue(canOpenWindowsAtom)
  const openWindow = useAppAction(openWindowAtom)
  const { app } = useSession()
  const kind = t`Workspace`

  const others = list.filter(({ id }) => id !== shown)
  const isTiled = mode === 'tiles'
  const opening: Command = {
    id: 'workspace-window',
    label: t`Open in new window`,
    icon: 'external',
    kind,
    run: () => openWindow(app, { kind: 'workspace', id: shown }),
  }
  return [
    ...others.map((one): Command => ({
      id: `workspace ${one.id}`,
      label: nameOf(one).full,
      icon: 'copy',
      kind,
      run: () => change((all) => showWorkspace(all, one.id)),
    })),
    {
      id: 'new-workspace',
      label: t`New workspace`,
      icon: 'plus',
      kind,
      run: () => openModal({ type: 'WORKSPACE', id: null }),
    },
    {
      id: 'workspace-mode',
      label: isTiled ? t`Show as strip` : t`Show as tiles`,
      icon: isTiled ? 'strip' : 'tiles',
      kind,
      run: () => change((all) => setWorkspaceMode(all, shown, isTiled ? 'strip' : 'tiles')),
    },
    {
      id: 'arrange-alike',
      label: isTiled ? t`Arrange like the strip` : t`Arrange like the tiles`,
      icon: isTiled ? 'strip' : 'tiles',
      kind,
      run: arrange,
    },
    ...(canOpenWindows ? [opening] : []),
  ]
}
