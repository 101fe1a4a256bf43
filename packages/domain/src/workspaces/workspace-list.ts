import {
  getActiveWorkspace,
  changeWorkspace,
  createWorkspace,
  mapWorkspaces,
  type Workspace,
  type WorkspaceMode,
  type Workspaces,
  withColumns,
  getWorkspaceColumns,
} from './workspace.ts'

/** Creates the initial workspaces: a single one with all columns. */
export function createWorkspaces(
  id: string,
  name: string,
  uuids: readonly string[] = [],
): Workspaces {
  return { list: [withColumns(createWorkspace(id, name), uuids)], active: id }
}

/** Appends an empty workspace and shows it. @param id not used by another one */
export function addWorkspace(workspaces: Workspaces, id: string, name: string): Workspaces {
  return { list: [...workspaces.list, createWorkspace(id, name)], active: id }
}

/** Renames a workspace. @returns the same workspaces for a blank name @see BY-30 */
export function renameWorkspace(workspaces: Workspaces, id: string, name: string): Workspaces {
  const trimmed = name.trim()
  return changeWorkspace(workspaces, id, (one) =>
    trimmed === '' || trimmed === one.name ? one : { ...one, name: trimmed },
  )
}

/** Shows a workspace as a strip or as tiles. Each layout keeps its arrangement. @see BY-30 */
export function setWorkspaceMode(
  workspaces: Workspaces,
  id: string,
  mode: WorkspaceMode,
): Workspaces {
  return changeWorkspace(workspaces, id, (one) => (one.mode === mode ? one : { ...one, mode }))
}

/**
 * Removes a workspace; the last one cannot be removed. If it was active, the previous one becomes active, or else the
 * next one. Its columns are not moved: the caller removes them too (`getWorkspaceColumns`), or else
 * `reconcileWorkspaces` adds them to the active workspace.
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

/** Makes a workspace active. @returns the same workspaces when it is unknown or active already */
export function showWorkspace(workspaces: Workspaces, id: string): Workspaces {
  const isKnown = workspaces.list.some((one) => one.id === id)
  return isKnown && id !== workspaces.active ? { ...workspaces, active: id } : workspaces
}

/** Shows the workspace for Alt+1 to Alt+9. @param number 1 for the first @see BY-30 */
export function showWorkspaceNumber(workspaces: Workspaces, number: number): Workspaces {
  const wanted = workspaces.list[number - 1]
  return wanted === undefined ? workspaces : showWorkspace(workspaces, wanted.id)
}

/** Returns the workspace that contains a column. */
export function findColumnWorkspace(workspaces: Workspaces, uuid: string): Workspace | null {
  return workspaces.list.find((one) => getWorkspaceColumns(one).includes(uuid)) ?? null
}

/**
 * Moves a column to the end of another workspace. @returns the same workspaces when either is unknown, or it is there
 * already
 */
export function moveToWorkspace(workspaces: Workspaces, uuid: string, id: string): Workspaces {
  const from = findColumnWorkspace(workspaces, uuid)
  const isKnown = workspaces.list.some((one) => one.id === id)
  if (from === null || !isKnown) return workspaces
  return mapWorkspaces(workspaces, (one) => {
    const columns = getWorkspaceColumns(one)
    if (one.id === id) return withColumns(one, [...columns, uuid])
    return withColumns(
      one,
      columns.filter((column) => column !== uuid),
    )
  })
}

/** Appends columns that are in no workspace to the active one. @returns the same workspaces when there are none */
export function addMissingColumns(workspaces: Workspaces, uuids: readonly string[]): Workspaces {
  const existing = new Set(workspaces.list.flatMap(getWorkspaceColumns))
  const missing = uuids.filter((uuid) => !existing.has(uuid))
  return changeWorkspace(workspaces, getActiveWorkspace(workspaces).id, (one) =>
    withColumns(one, [...getWorkspaceColumns(one), ...missing]),
  )
}

/**
 * Updates the workspaces for the existing columns: removed and repeated columns are dropped, columns that are in no
 * workspace are added to the active one.
 *
 * @returns the same workspaces when nothing changes
 */
export function reconcileWorkspaces(workspaces: Workspaces, uuids: readonly string[]): Workspaces {
  const waiting = new Set(uuids)
  const kept = mapWorkspaces(workspaces, (one) =>
    withColumns(
      one,
      getWorkspaceColumns(one).filter((uuid) => waiting.delete(uuid)),
    ),
  )
  return addMissingColumns(kept, uuids)
}
