import { useLingui } from '@lingui/react/macro'
import { setWorkspaceMode, showWorkspace, type Workspace } from '@colonnade/domain/workspaces'
import { arrangeAlikeAtom } from '../../state/columns/arrange-alike.ts'
import {
  duplicateWorkspaceAtom,
  moveWorkspaceAtom,
  removeWorkspaceAtom,
} from '../../state/columns/arrange-workspaces.ts'
import {
  activeWorkspaceAtom,
  changeWorkspacesAtom,
  workspacesAtom,
} from '../../state/columns/workspaces.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { showNoticeAtom } from '../../state/ui/notices.ts'
import type { MenuEntries } from '../../ui/menu/menu-entries.ts'
import { useLayoutDownload } from './use-layout-download.ts'
import { useWorkspaceName } from './use-workspace-name.ts'
import { WorkspaceLine } from './WorkspaceLine.tsx'

/** The entries of the workspace menu: to go to one, and to change the one that is shown. */
export function useWorkspaceEntries(): () => MenuEntries {
  const { t } = useLingui()
  const { list } = useAppValue(workspacesAtom)
  const shown = useAppValue(activeWorkspaceAtom)
  const nameOf = useWorkspaceName()
  const change = useAppAction(changeWorkspacesAtom)
  const duplicate = useAppAction(duplicateWorkspaceAtom)
  const move = useAppAction(moveWorkspaceAtom)
  const showNotice = useAppAction(showNoticeAtom)
  const remove = useAppAction(removeWorkspaceAtom)
  const openModal = useAppAction(openModalAtom)
  const arrange = useAppAction(arrangeAlikeAtom)
  const download = useLayoutDownload()
  const { full: name } = nameOf(shown)

  const lines = list.map((one: Workspace, index) => ({
    id: one.id,
    label: (
      <WorkspaceLine
        id={one.id}
        names={nameOf(one)}
        number={index + 1}
        isShown={one.id === shown.id}
      />
    ),
    onSelect: () => change((all) => showWorkspace(all, one.id)),
  }))
  const isTiled = shown.mode === 'tiles'
  const mode = {
    id: 'mode',
    label: isTiled ? t`Show as strip` : t`Show as tiles`,
    icon: isTiled ? 'strip' : 'tiles',
    onSelect: () => change((all) => setWorkspaceMode(all, shown.id, isTiled ? 'strip' : 'tiles')),
  } as const
  const arranging = {
    id: 'arrange',
    label: isTiled ? t`Arrange like the strip` : t`Arrange like the tiles`,
    icon: isTiled ? 'strip' : 'tiles',
    onSelect: arrange,
  } as const
  const removal = {
    id: 'remove',
    label: t`Remove`,
    icon: 'trash',
    isDangerous: true,
    onSelect: () => remove(shown.id),
  } as const

  const place = list.findIndex(({ id }) => id === shown.id) + 1
  const count = list.length
  const handleMove = (step: -1 | 1) => {
    const number = move(shown.id, step)
    if (number === null) return
    showNotice({ kind: 'text', text: t`The workspace is now number ${number} of ${count}.` })
  }
  const moves = [
    { id: 'up', label: t`Move up`, icon: 'arrow-up', onSelect: () => handleMove(-1) } as const,
    { id: 'down', label: t`Move down`, icon: 'arrow-down', onSelect: () => handleMove(1) } as const,
  ].filter(({ id }) => (id === 'up' ? place > 1 : place < count))

  return () => [
    ...lines,
    null,
    {
      id: 'new',
      label: t`New workspace`,
      icon: 'plus',
      onSelect: () => openModal({ type: 'WORKSPACE', id: null }),
    },
    {
      id: 'rename',
      label: t`Rename`,
      icon: 'pen',
      onSelect: () => openModal({ type: 'WORKSPACE', id: shown.id }),
    },
    {
      id: 'duplicate',
      label: t`Duplicate`,
      icon: 'copy',
      onSelect: () => duplicate(shown.id, t`${name} (copy)`),
    },
    mode,
    arranging,
    ...moves,
    ...(list.length > 1 ? [removal] : []),
    null,
    { id: 'export', label: t`Export layout`, icon: 'save', onSelect: download.all },
    {
      id: 'export-one',
      label: t`Export this workspace`,
      icon: 'save',
      onSelect: download.shown,
    },
    {
      id: 'import',
      label: t`Import layout`,
      icon: 'load',
      onSelect: () => openModal({ type: 'LAYOUT' }),
    },
  ]
}
