import { Trans, useLingui } from '@lingui/react/macro'
import { formatISO } from 'date-fns/formatISO'
import { setWorkspaceMode, showWorkspace, type Workspace } from '@colonnade/domain/workspaces'
import { logError } from '../../lib/logger.ts'
import { saveFile } from '../../lib/save-file.ts'
import {
  copyOtherLayoutAtom,
  duplicateWorkspaceAtom,
  moveWorkspaceAtom,
  removeWorkspaceAtom,
} from '../../state/columns/arrange-workspaces.ts'
import { layoutTextAtom } from '../../state/columns/export-layout.ts'
import {
  activeWorkspaceAtom,
  updateWorkspacesAtom,
  workspacesAtom,
  workspaceUnreadAtoms,
} from '../../state/columns/workspaces.ts'
import { useAppAction, useAppValue, useSession } from '../../state/react/index.ts'
import { showMessageAtom } from '../../state/ui/messages.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { canOpenWindowsAtom, openWindowAtom } from '../../state/windows/open-window.ts'
import { CountBadge } from '../../ui/count/CountBadge.tsx'
import type { MenuEntries } from '../../ui/menu/menu-entries.ts'
import { MenuSurface } from '../../ui/menu/MenuSurface.tsx'
import type { Popover } from '../../ui/popover/use-popover.ts'
import { useWorkspaceName, type WorkspaceNames } from './use-workspace-name.ts'
import { WorkspaceMark } from './WorkspaceMark.tsx'
import styles from './WorkspaceRail.module.css'

interface OpenWorkspaceMenuProps {
  readonly popover: Popover
}

/** The workspace menu: the list of workspaces, and the actions on the active one. */
export function OpenWorkspaceMenu({ popover }: OpenWorkspaceMenuProps) {
  const { t } = useLingui()
  const entries = useWorkspaceEntries()

  return <MenuSurface popover={popover} label={t`Workspaces`} entries={entries()} />
}

/** Downloads the layout as a file, with all workspaces or only the active one. */
function useLayoutDownload() {
  const textOf = useAppAction(layoutTextAtom)
  const save = (which: 'all' | 'shown') => {
    textOf(which)
      .then((text) =>
        saveFile(new File([text], getLayoutFileName(new Date()), { type: 'application/json' })),
      )
      .catch((error: unknown) => logError('the layout was not saved', error))
  }

  return { all: () => save('all'), shown: () => save('shown') }
}

/** Returns a file name with the local date, such as `colonnade-layout-2026-11-23.json`. */
export function getLayoutFileName(day: Date): string {
  return `colonnade-layout-${formatISO(day, { representation: 'date' })}.json`
}

/** The entries of the workspace menu: one per workspace, and the actions on the active one. */
export function useWorkspaceEntries(): () => MenuEntries {
  const { t } = useLingui()
  const { list } = useAppValue(workspacesAtom)
  const shown = useAppValue(activeWorkspaceAtom)
  const nameOf = useWorkspaceName()
  const change = useAppAction(updateWorkspacesAtom)
  const duplicate = useAppAction(duplicateWorkspaceAtom)
  const move = useAppAction(moveWorkspaceAtom)
  const showNotice = useAppAction(showMessageAtom)
  const remove = useAppAction(removeWorkspaceAtom)
  const openModal = useAppAction(openModalAtom)
  const arrange = useAppAction(copyOtherLayoutAtom)
  const canOpenWindows = useAppValue(canOpenWindowsAtom)
  const openWindow = useAppAction(openWindowAtom)
  const { app } = useSession()
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
  const opening = {
    id: 'window',
    label: t`Open in new window`,
    icon: 'external',
    onSelect: () => openWindow(app, { kind: 'workspace', id: shown.id }),
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
    showNotice({ kind: 'text', text: t`Workspace moved to position ${number} of ${count}.` })
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
    ...(canOpenWindows ? [opening] : []),
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

/** Workspaces after this number have no shortcut. */
const LAST_SHORTCUT_NUMBER = 9

interface WorkspaceLineProps {
  readonly id: string
  readonly names: WorkspaceNames
  /** Counted from 1. */
  readonly number: number
  readonly isShown: boolean
}

/** A workspace in the menu: mark, name, unread count and shortcut. */
function WorkspaceLine({ id, names, number, isShown }: WorkspaceLineProps) {
  const unread = useAppValue(workspaceUnreadAtoms(id))

  return (
    <span className={styles['line']} data-shown={isShown || undefined}>
      <WorkspaceMark name={names.short} />
      <span className={styles['name']} dir="auto">
        {names.full}
      </span>
      {isShown && (
        <span className="visually-hidden">
          <Trans>current</Trans>
        </span>
      )}
      <CountBadge value={unread} />
      {number <= LAST_SHORTCUT_NUMBER && <kbd className={styles['key']}>Alt+{number}</kbd>}
    </span>
  )
}
