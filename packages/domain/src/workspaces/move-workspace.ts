import type { Workspaces } from './workspace.ts'

/**
 * Lets a workspace change places with the one before it (`-1`) or after it (`1`). Its columns stay, and so does which one
 * is shown.
 *
 * @returns the same workspaces when it is unknown, or nothing stands there
 * @see BY-30
 */
export function moveWorkspace(workspaces: Workspaces, id: string, step: -1 | 1): Workspaces {
  const { list } = workspaces
  const at = list.findIndex((one) => one.id === id)
  const moved = list[at]
  const other = list[at + step]
  if (moved === undefined || other === undefined) return workspaces
  const [first, ...others] = list.with(at, other).with(at + step, moved)
  return first === undefined ? workspaces : { ...workspaces, list: [first, ...others] }
}
