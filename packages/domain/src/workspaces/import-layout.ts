import type { Layout } from './layout-file.ts'
import { restoreWorkspace } from './restore-columns.ts'
import { removeWorkspace } from './workspace-list.ts'
import type { Workspaces } from './workspace.ts'

/** Puts an adopted layout behind what there is, and shows it. @see BY-48 */
export function joinLayouts(own: Layout, adopted: Layout): Layout {
  const [first, ...others] = own.workspaces.list
  return {
    workspaces: {
      list: [first, ...others, ...adopted.workspaces.list],
      active: adopted.workspaces.active,
    },
    columns: [...own.columns, ...adopted.columns],
  }
}

/**
 * Takes an adopted layout out again. Columns that came to stand among its own since then stand in no
 * workspace: `reconcileWorkspaces` gives them to the one that is shown.
 *
 * @see BY-48
 */
export function removeLayout(now: Layout, adopted: Layout): Layout {
  const brought = new Set(adopted.columns.map(({ uuid }) => uuid))
  return {
    workspaces: adopted.workspaces.list.reduce(
      (left, { id }) => removeWorkspace(left, id),
      now.workspaces,
    ),
    columns: now.columns.filter(({ uuid }) => !brought.has(uuid)),
  }
}

/** Brings every workspace of then back with its columns, to where it stood. @see BY-48, BY-44 */
export function restoreWorkspaces(workspaces: Workspaces, former: Workspaces): Workspaces {
  return former.list.reduce((now, { id }) => restoreWorkspace(now, former, id), workspaces)
}
