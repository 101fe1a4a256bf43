import { savedWorkspacesOf } from '@colonnade/domain/settings'
import { readWorkspaces, type Workspaces } from '@colonnade/domain/workspaces'

/** The workspaces in saved settings; null where there are none, or none that can be read. */
export function readSavedWorkspaces(raw: unknown, makeId: () => string): Workspaces | null {
  return readWorkspaces(savedWorkspacesOf(raw), { makeId, name: '' })
}
