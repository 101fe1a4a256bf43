import {
  activeWorkspace,
  changeWorkspace,
  emptyWorkspace,
  mapWorkspaces,
  type Workspace,
  type WorkspaceMode,
  type Workspaces,
  withColumns,
  workspaceColumns,
} from './workspace.ts'

/** Where everybody begins: one workspace with all columns. */
export function firstWorkspace(
  id: string,
  name: string,
  uuids: readonly string[] = [],
): Workspaces {
  return { list: [withColumns(emptyWorkspace(id, name), uuids)], active: id }
}

/** Adds an empty workspace at the end and shows it. @param id not used by another one */
export function addWorkspace(workspaces: Workspaces, id: string, name: string): Workspaces {
  return { list: [...workspaces.list, emptyWorkspace(id, name)], active: id }
}

/** @returns the same workspaces for a name without letters @see BY-30 */
export function renameWorkspace(workspaces: Workspaces, id: string, name: string): Workspaces {
  const trimmed = name.trim()
  return changeWorkspace(workspaces, id, (one) =>
    trimmed === '' || trimmed === one.name ? one : { ...one, name: trimmed },
  )
}

/** Shows a workspace as a strip or as tiles; each comes back as it was. @see BY-30 */
export function setWorkspaceMode(
  workspaces: Workspaces,
  id: string,
  mode: WorkspaceMode,
): Workspaces {
  return changeWorkspace(workspaces, id, (one) => (one.mode === mode ? one : { ...one, mode }))
}

/**
 * Removes a workspace; the last one stays. Was it shown, the one before it is shown next, else the one
 * after. Its columns are not told elsewhere: whoever removes it removes them too (`workspaceColumns`),
 * else `reconcileWorkspaces` gives them to the one that is shown.
 */
export function removeWorkspace(workspaces: Workspaces, id: string): Workspaces {
  const { list, active } = workspaces
  const at = list.findIndex((one) => one.id === id)
  const [first, ...others] = list.filter((one) => one.id !== id)
  if (at === -1 || first === undefined) return workspaces
  const kept: Workspaces['list'] = [first, ...others]
  const neighbour = kept[at - 1] ?? first
  return { list: kept, active: active === id ? neighbour.id : active }
}

/** Shows a workspace. @returns the same workspaces for one that is unknown or shown already */
export function showWorkspace(workspaces: Workspaces, id: string): Workspaces {
  const isKnown = workspaces.list.some((one) => one.id === id)
  return isKnown && id !== workspaces.active ? { ...workspaces, active: id } : workspaces
}

/** What Alt+1 to Alt+9 do. @param number 1 for the first @see BY-30 */
export function showWorkspaceNumber(workspaces: Workspaces, number: number): Workspaces {
  const wanted = workspaces.list[number - 1]
  return wanted === undefined ? workspaces : showWorkspace(workspaces, wanted.id)
}

/** The workspace that a column stands in. */
export function workspaceOf(workspaces: Workspaces, uuid: string): Workspace | null {
  return workspaces.list.find((one) => workspaceColumns(one).includes(uuid)) ?? null
}

/** Moves a column to the end of another workspace. @returns the same workspaces when either is unknown, or it stands there */
export function moveToWorkspace(workspaces: Workspaces, uuid: string, id: string): Workspaces {
  const from = workspaceOf(workspaces, uuid)
  const isKnown = workspaces.list.some((one) => one.id === id)
  if (from === null || !isKnown) return workspaces
  return mapWorkspaces(workspaces, (one) => {
    const columns = workspaceColumns(one)
    if (one.id === id) return withColumns(one, [...columns, uuid])
    return withColumns(
      one,
      columns.filter((column) => column !== uuid),
    )
  })
}

/** Columns that stand in no workspace join the end of the one that is shown. @returns the same workspaces when all stand */
export function addMissingColumns(workspaces: Workspaces, uuids: readonly string[]): Workspaces {
  const standing = new Set(workspaces.list.flatMap(workspaceColumns))
  const missing = uuids.filter((uuid) => !standing.has(uuid))
  return changeWorkspace(workspaces, activeWorkspace(workspaces).id, (one) =>
    withColumns(one, [...workspaceColumns(one), ...missing]),
  )
}

/**
 * The workspaces for the columns that there are: those that vanished or stand twice are dropped, those
 * that stand in no workspace join the one that is shown.
 *
 * @returns the same workspaces when nothing has to change
 */
export function reconcileWorkspaces(workspaces: Workspaces, uuids: readonly string[]): Workspaces {
  const waiting = new Set(uuids)
  const kept = mapWorkspaces(workspaces, (one) =>
    withColumns(
      one,
      workspaceColumns(one).filter((uuid) => waiting.delete(uuid)),
    ),
  )
  return addMissingColumns(kept, uuids)
}
