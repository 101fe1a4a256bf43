import type { Workspace } from './workspace.ts'

/** Whether a column is folded to a narrow strip. */
export function isFolded({ folded }: Workspace, uuid: string): boolean {
  return folded.includes(uuid)
}

/**
 * Folds a column to a narrow strip, or unfolds it.
 *
 * @returns the same workspace when it is so already, or the column is not in it
 * @see BY-42
 */
export function foldColumn(workspace: Workspace, uuid: string, isToFold: boolean): Workspace {
  const { strip, folded } = workspace
  const isThere = strip.some(({ columns }) => columns.includes(uuid))
  if (!isThere || isFolded(workspace, uuid) === isToFold) return workspace
  return {
    ...workspace,
    folded: isToFold ? [...folded, uuid] : folded.filter((one) => one !== uuid),
  }
}
