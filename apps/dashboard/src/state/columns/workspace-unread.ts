import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { workspaceColumns } from '@colonnade/domain/workspaces'
import { unreadAtoms } from './unread.ts'
import { workspacesAtom } from './workspaces.ts'

/** How many rows wait unread in all columns of a workspace together. */
export const workspaceUnreadAtoms = atomFamily((id: string) =>
  atom((get) => {
    const workspace = get(workspacesAtom).list.find((one) => one.id === id)
    const uuids = workspace === undefined ? [] : workspaceColumns(workspace)
    return uuids.reduce((sum, uuid) => sum + get(unreadAtoms(uuid)), 0)
  }),
)
