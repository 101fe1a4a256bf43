import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import {
  getActiveWorkspace,
  adoptLayout,
  appendLayout,
  type Layout,
  removeLayout,
  restoreWorkspaces,
  showWorkspace,
  getWorkspaceColumns,
  writeLayout,
} from '@colonnade/domain/workspaces'
import { platformAtom } from '../app-store.ts'
import { showMessageAtom } from '../ui/messages.ts'
import { columnsAtom } from './columns.ts'
import { updateWorkspacesAtom, layoutAtom, restoreColumnsAtom } from './workspaces.ts'

/** The content of a layout file with all workspaces. */
export const layoutFileAtom = atom((get) => writeLayout(get(layoutAtom)))

/** The content of a layout file with the shown workspace. */
export const workspaceFileAtom = atom((get) => {
  const { workspaces, columns } = get(layoutAtom)
  const shown = getActiveWorkspace(workspaces)
  const own = new Set(getWorkspaceColumns(shown))
  return writeLayout({
    workspaces: { list: [shown], active: shown.id },
    columns: columns.filter(({ uuid }) => own.has(uuid)),
  })
})

interface LayoutImport {
  readonly layout: Layout
  /** Returns the account of an imported column. */
  readonly getAccount: (key: AccountKey) => AccountKey
  readonly isReplacing: boolean
}

/** Imports the layout of a file, in addition to the current one or instead of it. The toast can undo it. */
export const importLayoutAtom = atom(null, (get, set, choice: LayoutImport) => {
  const { layout, getAccount, isReplacing } = choice
  const before = get(layoutAtom)
  const adopted = adoptLayout(layout, get(platformAtom).uuid, getAccount)
  const after = isReplacing ? adopted : appendLayout(before, adopted)
  set(updateWorkspacesAtom, () => after.workspaces)
  set(columnsAtom, after.columns)
  const run = isReplacing
    ? () => set(restoreLayoutAtom, before, adopted)
    : () => set(undoImportAtom, before, adopted)
  set(showMessageAtom, { kind: 'layout-imported', action: { run } })
})

const undoImportAtom = atom(null, (get, set, before: Layout, adopted: Layout) => {
  const { workspaces, columns } = removeLayout(get(layoutAtom), adopted)
  set(columnsAtom, columns)
  set(updateWorkspacesAtom, () => showWorkspace(workspaces, before.workspaces.active))
})

const restoreLayoutAtom = atom(null, (_get, set, before: Layout, adopted: Layout) => {
  set(restoreColumnsAtom, before.columns, (now) => restoreWorkspaces(now, before.workspaces))
  set(undoImportAtom, before, adopted)
})
