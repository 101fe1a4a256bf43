import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import {
  activeWorkspace,
  adoptLayout,
  joinLayouts,
  type Layout,
  removeLayout,
  restoreWorkspaces,
  showWorkspace,
  workspaceColumns,
  writeLayout,
} from '@colonnade/domain/workspaces'
import { platformAtom } from '../app-store.ts'
import { showMessageAtom } from '../ui/messages.ts'
import { columnsAtom } from './columns.ts'
import { changeWorkspacesAtom, layoutAtom, returnColumnsAtom } from './workspaces.ts'

/** The text of a file with all workspaces. */
export const layoutFileAtom = atom((get) => writeLayout(get(layoutAtom)))

/** The text of a file with the workspace that is shown. */
export const workspaceFileAtom = atom((get) => {
  const { workspaces, columns } = get(layoutAtom)
  const shown = activeWorkspace(workspaces)
  const own = new Set(workspaceColumns(shown))
  return writeLayout({
    workspaces: { list: [shown], active: shown.id },
    columns: columns.filter(({ uuid }) => own.has(uuid)),
  })
})

interface Import {
  readonly layout: Layout
  /** Whose a column becomes. */
  readonly accountOf: (key: AccountKey) => AccountKey
  readonly isReplacing: boolean
}

/** Takes over the layout of a file, beside what there is or instead of it; the notice that says so can undo it. */
export const importLayoutAtom = atom(null, (get, set, choice: Import) => {
  const { layout, accountOf, isReplacing } = choice
  const before = get(layoutAtom)
  const adopted = adoptLayout(layout, get(platformAtom).uuid, accountOf)
  const after = isReplacing ? adopted : joinLayouts(before, adopted)
  set(changeWorkspacesAtom, () => after.workspaces)
  set(columnsAtom, after.columns)
  const run = isReplacing
    ? () => set(bringBackAtom, before, adopted)
    : () => set(takeOutAtom, before, adopted)
  set(showMessageAtom, { kind: 'layout-imported', action: { run } })
})

const takeOutAtom = atom(null, (get, set, before: Layout, adopted: Layout) => {
  const { workspaces, columns } = removeLayout(get(layoutAtom), adopted)
  set(columnsAtom, columns)
  set(changeWorkspacesAtom, () => showWorkspace(workspaces, before.workspaces.active))
})

const bringBackAtom = atom(null, (_get, set, before: Layout, adopted: Layout) => {
  set(returnColumnsAtom, before.columns, (now) => restoreWorkspaces(now, before.workspaces))
  set(takeOutAtom, before, adopted)
})
